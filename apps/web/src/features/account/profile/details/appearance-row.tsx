import { CircleHalfIcon } from '@phosphor-icons/react/CircleHalf'
import { buttonClass } from '../../../../ui/controls/button-class.ts'
import { AppearanceButton } from '../../appearance/appearance-button.tsx'
import { useAppearanceOfDevice } from '../../appearance/device-appearance.ts'
import { messages } from '../../appearance/messages.ts'
import { messages as profileMessages } from '../messages.ts'
import { PanelRow } from '../panel.tsx'

/** Shows the choice on this device, which stays as it is if the account has none. */
export function AppearanceRow() {
  const { theme, textSize } = useAppearanceOfDevice()
  return (
    <PanelRow
      icon={<CircleHalfIcon />}
      label={messages.title}
      title={messages.summary(messages.themes[theme], messages.textSizes[textSize])}
      action={
        <AppearanceButton
          label={messages.change}
          className={buttonClass({ variant: 'sunken', size: 'compact' })}
        >
          {profileMessages.change}
        </AppearanceButton>
      }
    />
  )
}
