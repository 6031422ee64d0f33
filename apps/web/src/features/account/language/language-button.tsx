import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import { useLanguageChoice } from './use-language-choice.ts'

/** Switches to the other language, whose name is written in that language. */
export function LanguageButton({ icon, className }: { icon?: ReactNode; className: string }) {
  const { choose, isChanging } = useLanguageChoice()
  return (
    <button
      type="button"
      lang={messages.otherLanguage}
      disabled={isChanging}
      onClick={() => choose(messages.otherLanguage)}
      className={className}
    >
      {icon}
      {messages.other}
    </button>
  )
}
