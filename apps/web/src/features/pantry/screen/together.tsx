import type { Pantry } from '@aisleway/core/pantry/contract'
import { Button } from '../../../ui/controls/button.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { messages } from '../messages.ts'
import { choosePantry, sharePantry, useChoosing, useSharing } from '../share-pantry.ts'

/** One pantry for several people: whose it is, who may use it, and whose is offered. */
export function Together({ pantry }: { pantry: Pantry }) {
  const { owner, isShared, offered } = pantry
  const sharing = useSharing()
  const choosing = useChoosing()
  return (
    <section className="rounded-panel bg-surface p-5" aria-label={messages.sharing}>
      <h2 className="display text-card">{messages.sharing}</h2>
      {owner ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p>{messages.usedOf(owner.name)}</p>
          <Button
            variant="sunken"
            size="compact"
            busy={choosing !== undefined}
            onClick={() => choosePantry(null)}
          >
            {messages.chooseOwn}
          </Button>
        </div>
      ) : (
        <>
          <Switch
            label={<span className="grow">{messages.share}</span>}
            checked={sharing ?? isShared}
            onChange={event => sharePantry(event.target.checked)}
            className="mt-2 w-full"
          />
          <p className="text-ink2 text-meta">{messages.shareHint}</p>
          {offered.map(({ id, name }) => (
            <div key={id} className="mt-3 flex flex-wrap items-center justify-between gap-3">
              <p>{messages.offered(name)}</p>
              <Button
                variant="tint"
                size="compact"
                busy={choosing === id}
                onClick={() => choosePantry(id)}
              >
                {messages.chooseOf(name)}
              </Button>
            </div>
          ))}
        </>
      )}
    </section>
  )
}
