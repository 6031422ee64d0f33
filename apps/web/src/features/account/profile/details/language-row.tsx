import { TranslateIcon } from '@phosphor-icons/react/Translate'
import { buttonClass } from '../../../../ui/controls/button-class.ts'
import { LanguageButton } from '../../language/language-button.tsx'
import { messages } from '../../language/messages.ts'
import { PanelRow } from '../panel.tsx'

export function LanguageRow() {
  return (
    <PanelRow
      icon={<TranslateIcon weight="bold" />}
      label={messages.language}
      title={messages.current}
      text={messages.mailsToo}
      action={<LanguageButton className={buttonClass({ variant: 'sunken', size: 'compact' })} />}
    />
  )
}
