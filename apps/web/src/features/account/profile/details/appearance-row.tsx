import { usualAppearance } from '@aisleway/core/appearance/appearance'
import { CircleHalfIcon } from '@phosphor-icons/react/CircleHalf'
import { buttonClass } from '../../../../ui/controls/button-class.ts'
import { AppearanceButton } from '../../appearance/appearance-button.tsx'
import { messages } from '../../appearance/messages.ts'
import { messages as profileMessages } from '../messages.ts'
import { PanelRow } from '../panel.tsx'
import type { PartProps } from '../profile-parts.ts'

export function AppearanceRow({ profile }: PartProps) {
  const { theme, textSize } = profile.appearance ?? usualAppearance
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
