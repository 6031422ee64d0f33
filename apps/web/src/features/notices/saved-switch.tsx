import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { Switch } from '../../ui/controls/switch.tsx'

type Props = {
  /** Switches of one scope are saved one after the other, each on top of the previous result. */
  scope: string
  name: string
  label: string
  saved: boolean
  disabled?: boolean
  /** Returns what is then saved. */
  save: (isOn: boolean) => Promise<boolean>
  onFailed: (error: unknown) => void
}

/** A switch that saves as it is pressed, and reverts if that fails. */
export function SavedSwitch({ scope, name, label, saved, disabled, save, onFailed }: Props) {
  const [chosen, setChosen] = useState<boolean>()
  const { run } = useAction({
    key: [scope, name],
    scope: { id: scope },
    send: save,
    onDone: setChosen,
    onFailed: error => {
      onFailed(error)
      setChosen(undefined)
    },
  })
  return (
    <Switch
      label={<span className="grow font-normal">{label}</span>}
      checked={chosen ?? saved}
      disabled={disabled}
      onChange={event => {
        setChosen(event.target.checked)
        run(event.target.checked)
      }}
      className="w-full border-line py-2 not-first:border-t"
    />
  )
}
