import { useRef, useState } from 'react'
import { newId } from './client/new-id.ts'
import { sendLatest } from './send-latest.ts'
import { useAction } from './use-action.ts'

type Saving = {
  /** Switches of one scope are saved one after the other, each on top of the previous result. */
  scope: string
  name: string
  saved: boolean
  /** Resolves once `saved` is up to date. */
  save: (isOn: boolean) => Promise<unknown>
  onFailed: (error: unknown) => void
}

/** A switch that saves as it is pressed, and reverts if that fails; of several presses the last one counts. */
export function useSavedSwitch({ scope, name, saved, save, onFailed }: Saving) {
  const [chosen, setChosen] = useState(saved)
  const wanted = useRef(saved)
  // The switch that is shown when the shopper comes back sends its own presses, and never changes what this one saves.
  const [id] = useState(newId)
  const { run, isPending } = useAction({
    key: [scope, name, id],
    scope: { id: scope },
    // A press while it saves starts no action of its own, so the last one is sent here.
    send: () => sendLatest(() => wanted.current, save),
    onFailed,
  })
  return {
    isOn: isPending ? chosen : saved,
    press(isOn: boolean) {
      wanted.current = isOn
      setChosen(isOn)
      run()
    },
  }
}
