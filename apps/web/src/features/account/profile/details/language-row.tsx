import { languageNames, languages } from '@aisleway/core/language'
import { TranslateIcon } from '@phosphor-icons/react/Translate'
import { buttonClass } from '../../../../ui/controls/button-class.ts'
import { language as current } from '../../../../ui/text/locale.ts'
import { LanguageButtons } from '../../language/language-buttons.tsx'
import { messages } from '../../language/messages.ts'
import { PanelRow } from '../panel.tsx'

export function LanguageRow() {
  const language = languages.find(one => one === current) ?? languages[0]
  return (
    <PanelRow
      icon={<TranslateIcon />}
      label={messages.language}
      title={languageNames[language]}
      text={messages.mailsToo}
      action={
        <div className="flex shrink-0 flex-wrap justify-end gap-2">
          <LanguageButtons className={buttonClass({ variant: 'sunken', size: 'compact' })} />
        </div>
      }
    />
  )
}
