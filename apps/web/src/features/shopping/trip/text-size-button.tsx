import { TextAaIcon } from '@phosphor-icons/react/TextAa'
import { AppearanceButton } from '../../account/appearance/appearance-button.tsx'
import { messages } from '../messages.ts'

/** Enlarges the text of a list that is read at arm's length. */
export default function TextSizeButton() {
  return (
    <AppearanceButton
      label={messages.textSize}
      className="pressable grid size-11 shrink-0 place-items-center rounded-control text-[1.5rem] hover:bg-sunken"
    >
      <TextAaIcon />
    </AppearanceButton>
  )
}
