import { useEffect, useSyncExternalStore } from 'react'
import { flag } from '../api/device-records/flag.ts'
import { forgetCopies } from '../api/device-records/forget-on-device.ts'
import { useStored } from '../api/device-records/use-stored.ts'
import { Panel } from '../features/account/profile/panel.tsx'
import { copyChoiceKey } from '../local-catalogue/copy-choice.ts'
import { isFairConnection } from '../local-catalogue/fair-connection.ts'
import { keepCopy } from '../local-catalogue/keep-copy.ts'
import { openLocal, stopLocal } from '../local-catalogue/local-catalogue.ts'
import { followLocalState, localState } from '../local-catalogue/local-state.ts'
import { messages } from '../local-catalogue/messages.ts'
import { Switch } from '../ui/controls/switch.tsx'
import { dateText } from '../ui/text/date-text.ts'

/** On Profile: whether this device keeps the catalogue, and how much of it is here. */
export function LocalCataloguePanel({ userId }: { userId: string }) {
  const [isWanted = true, choose] = useStored(copyChoiceKey(userId), flag)
  useEffect(() => void openLocal(), [])
  const change = async (isOn: boolean) => {
    choose(isOn)
    if (isOn) return keepCopy({ id: userId })
    stopLocal()
    await forgetCopies()
  }
  return (
    <Panel title={messages.title}>
      <Switch
        label={<span className="grow font-normal">{messages.keep}</span>}
        checked={isWanted}
        onChange={event => change(event.target.checked)}
        className="w-full py-2"
      />
      <p className="text-ink2 text-meta">{messages.text}</p>
      <p role="status" className="py-2 text-ink2 text-meta">
        <KeptText isWanted={isWanted} />
      </p>
    </Panel>
  )
}

function KeptText({ isWanted }: { isWanted: boolean }) {
  const state = useSyncExternalStore(followLocalState, localState)
  if (!isWanted) return messages.notKept
  if (state) {
    return messages.kept(state.productCount, dateText(new Date(state.checkedAt).toISOString()))
  }
  return isFairConnection() ? messages.none : messages.slow
}
