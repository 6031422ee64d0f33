import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { messages } from '../messages.ts'

type Props = {
  title: string
  text?: ReactNode
  icon?: ReactNode
  /** True if the card replaces what was pressed. Its title then takes the focus, so that it is announced. */
  isAnswer?: boolean
  children: ReactNode
}

/** The centred card of every page for signing in and up. */
export function AuthCard({ title, text, icon, isAnswer = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(messages.pageTitleOf(title))
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-110 flex-col gap-5 rounded-panel bg-surface p-6 sm:p-8"
    >
      {icon && (
        <span
          aria-hidden
          className="grid size-14 place-items-center rounded-card bg-tint text-[1.75rem] text-on-tint"
        >
          {icon}
        </span>
      )}
      <h1 ref={heading} tabIndex={-1} className="display text-title-sm outline-none">
        {title}
      </h1>
      {text && <p className="-mt-2 text-ink2 [overflow-wrap:anywhere]">{text}</p>}
      {children}
    </main>
  )
}
