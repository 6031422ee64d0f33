import { SlidersHorizontalIcon } from '@phosphor-icons/react/SlidersHorizontal'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/button.tsx'

type Props = {
  label: string
  title: string
  text: string
  changeLabel: string
  onChange: () => void
  className?: string
}

/** A form folded into one line: what was asked for, and a button to ask for something else. */
export function FoldedForm({ label, title, text, changeLabel, onChange, className }: Props) {
  return (
    <section
      aria-label={label}
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded-card bg-surface py-2.5 pr-2.5 pl-4',
        className,
      )}
    >
      <p className="min-w-0 grow basis-32 leading-snug">
        <span className="block font-bold">{title}</span>
        <span className="text-ink2 text-meta">{text}</span>
      </p>
      <Button variant="sunken" size="compact" icon={<SlidersHorizontalIcon />} onClick={onChange}>
        {changeLabel}
      </Button>
    </section>
  )
}
