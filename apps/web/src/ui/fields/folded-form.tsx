import { SlidersHorizontalIcon } from '@phosphor-icons/react/SlidersHorizontal'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../class-names.ts'
import { Button } from '../controls/button.tsx'
import { focusPart } from '../page/focus-part.ts'

type Props = {
  label: string
  /** What the line says; nothing while the form is open. */
  folded: { title: string; text: string } | false | null
  changeLabel: string
  onUnfold: () => void
  /** Of the line, which a wide window does not need. */
  className?: string
  /** The form, which hides itself while it is folded. */
  children: ReactNode
}

/** A form that can be folded into one line: what was asked for, and a button to ask for something else. */
export function FoldedForm(props: Props) {
  const { label, folded, changeLabel, onUnfold, className, children } = props
  const box = useRef<HTMLDivElement>(null)
  const unfold = () => {
    flushSync(onUnfold)
    const form = box.current?.querySelector('form')
    if (form) focusPart(form)
  }
  return (
    <div ref={box} className="contents">
      {folded && (
        <section
          aria-label={label}
          className={classNames(
            'flex flex-wrap items-center gap-3 rounded-card bg-surface py-2.5 pr-2.5 pl-4',
            className,
          )}
        >
          <p className="min-w-0 grow basis-32 leading-snug">
            <span className="block font-bold">{folded.title}</span>
            <span className="text-ink2 text-meta">{folded.text}</span>
          </p>
          <Button variant="sunken" size="compact" icon={<SlidersHorizontalIcon />} onClick={unfold}>
            {changeLabel}
          </Button>
        </section>
      )}
      {children}
    </div>
  )
}
