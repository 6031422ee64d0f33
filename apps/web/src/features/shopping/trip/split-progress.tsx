interface ProgressPart {
  department: string
  done: number
  total: number
}

interface SplitProgressProps {
  label: string
  /** The value in words: "7 of 18 items". */
  valueText: string
  parts: readonly ProgressPart[]
}

/** One bar divided by department: each segment is as wide as its share, and filled as far as it is done. */
export function SplitProgress({ label, valueText, parts }: SplitProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={valueText}
      aria-valuenow={sum(parts, part => part.done)}
      aria-valuemin={0}
      aria-valuemax={sum(parts, part => part.total)}
      className="flex h-3 gap-1"
    >
      {parts.map(part => (
        <div
          key={part.department}
          data-department={part.department}
          className="min-w-2 overflow-hidden rounded-[4px] bg-(--d-rest)"
          style={{ flex: part.total }}
        >
          <div
            className="h-full bg-(--d) transition-[width] duration-200"
            style={{ width: `${(part.done / part.total) * 100}%` }}
          />
        </div>
      ))}
    </div>
  )
}

function sum(parts: readonly ProgressPart[], of: (part: ProgressPart) => number): number {
  return parts.reduce((total, part) => total + of(part), 0)
}
