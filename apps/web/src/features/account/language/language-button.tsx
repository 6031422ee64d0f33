import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import { useLanguageChoice } from './use-language-choice.ts'

/** The way to the other language, called by its own name. */
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
