import { classNames } from '../class-names.ts'

/** The 36 px circle of a tickable row; the row itself is the control. */
export function TickMark({ ticked, className }: { ticked: boolean; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-full border-[2.5px] text-on-leaf transition-colors duration-120',
        ticked ? 'border-leaf bg-leaf' : 'border-strong bg-surface',
        className,
      )}
    >
      <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-none stroke-[2.5] stroke-current">
        <path
          d="m5 12.5 4.5 4.5L19 7.5"
          pathLength={1}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="transition-[stroke-dashoffset] duration-180 ease-out [stroke-dasharray:1_2]"
          style={{ strokeDashoffset: ticked ? 0 : 1.1 }}
        />
      </svg>
    </span>
  )
}
