import { languageNames, languages } from '@aisleway/core/language'
import type { ReactNode } from 'react'
import { ignorePress } from '../../../ui/controls/ignore-press.ts'
import { language as current } from '../../../ui/text/locale.ts'
import { useLanguageChoice } from './use-language-choice.ts'

/** One button for each other language, labelled with that language's own name. */
export function LanguageButtons({ icon, className }: { icon?: ReactNode; className: string }) {
  const { choose, isChanging } = useLanguageChoice()
  return languages
    .filter(language => language !== current)
    .map(language => (
      <button
        key={language}
        type="button"
        lang={language}
        {...ignorePress(isChanging, () => choose(language))}
        className={className}
      >
        {icon}
        {languageNames[language]}
      </button>
    ))
}
