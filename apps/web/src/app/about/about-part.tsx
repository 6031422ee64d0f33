import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'

type Props = { title: string; wide?: boolean; children: ReactNode }

/** One topic of About under its heading. */
export function AboutPart({ title, wide = false, children }: Props) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('rounded-panel bg-surface p-5 sm:p-6', wide && 'sm:col-span-2')}
    >
      <h2 id={titleId} className="display text-card">
        {title}
      </h2>
      <div className="mt-3 text-ink2">{children}</div>
    </section>
  )
}

export function PlainList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex max-w-[68ch] list-disc flex-col gap-2 pl-5 marker:text-leaf">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
