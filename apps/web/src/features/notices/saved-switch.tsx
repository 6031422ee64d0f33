import { useSavedSwitch } from '../../api/use-saved-switch.ts'
import { Switch } from '../../ui/controls/switch.tsx'

type Props = Parameters<typeof useSavedSwitch>[0] & { label: string; disabled?: boolean }

/** A row with a switch that saves as it is pressed. */
export function SavedSwitch({ label, disabled, ...saving }: Props) {
  const { isOn, press } = useSavedSwitch(saving)
  return (
    <Switch
      label={<span className="grow font-normal">{label}</span>}
      checked={isOn}
      disabled={disabled}
      onChange={event => press(event.target.checked)}
      className="w-full border-line py-2 not-first:border-t"
    />
  )
}
