import { type Language, languageNames, languages } from '@aisleway/core/language'
import { type ReactNode, useState } from 'react'
import { ignorePress } from '../../../ui/controls/ignore-press.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { isScreenChanged } from '../../../ui/page/changed-screen.ts'
import { language as current } from '../../../ui/text/locale.ts'
import { messages } from './messages.ts'
import { useLanguageChoice } from './use-language-choice.ts'

/** One button for each other language, labelled with that language's own name. */
export function LanguageButtons({ icon, className }: { icon?: ReactNode; className: string }) {
  const { choose, isChanging } = useLanguageChoice()
  const [asked, setAsked] = useState<Language>()
  const press = (language: Language) => (isScreenChanged() ? setAsked(language) : choose(language))
  return (
    <>
      {languages
        .filter(language => language !== current)
        .map(language => (
          <button
            key={language}
            type="button"
            lang={language}
            {...ignorePress(isChanging, () => press(language))}
            className={className}
          >
            {icon}
            {languageNames[language]}
          </button>
        ))}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={open => !open && setAsked(undefined)}
        title={messages.changeTitle}
        description={messages.changeText}
        cancelLabel={messages.stay}
        confirmLabel={messages.change}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) choose(asked)
        }}
      />
    </>
  )
}
