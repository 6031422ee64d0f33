import { useRef, useState } from 'react'
import { newId } from '../../api/client/new-id.ts'
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
  const wanted = useRef(saved)
  // The switch that is shown when the shopper comes back sends its own presses: what this one saves is no longer changed.
  const [id] = useState(newId)
  const { run } = useAction({
    key: [scope, name, id],
    scope: { id: scope },
    // A press while it saves starts no action of its own, so the last one is sent here.
    send: async () => {
      for (;;) {
        const isOn = wanted.current
        const isSaved = await save(isOn)
        if (isOn === wanted.current) return isSaved
      }
    },
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
        wanted.current = event.target.checked
        setChosen(event.target.checked)
        run()
      }}
      className="w-full border-line py-2 not-first:border-t"
    />
  )
}
