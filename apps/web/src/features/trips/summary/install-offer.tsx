import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flag } from '../../../api/device-records/flag.ts'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { useStored } from '../../../api/device-records/use-stored.ts'
import { askToInstall, canInstall } from '../../../api/install-prompt.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { tripPageQuery } from '../trip-queries.ts'
import { messages } from './install-messages.ts'

/** After two trips, a shopper knows what the app is good for. */
const tripsBefore = 2

/** Offers to install the app, until it is declined once. */
export function InstallOffer({ userId }: { userId: string }) {
  const [isOffered, setOffered] = useState(canInstall)
  const [isDeclined = false, decline] = useStored(deviceKey(userId, 'install-declined'), flag)
  const isPossible = isOffered && !isDeclined
  const { data } = useQuery({ ...tripPageQuery(userId, 1), enabled: isPossible })
  if (!isPossible || !data || data.total < tripsBefore) return null
  return (
    <section aria-labelledby="install" className="rounded-panel bg-surface p-5 sm:p-6">
      <h2 id="install" className="display text-card">
        {messages.title}
      </h2>
      <p className="mt-2 mb-4 text-ink2">{messages.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="tint"
          onClick={() => {
            setOffered(false)
            askToInstall().catch(() => {})
          }}
        >
          {messages.install}
        </Button>
        <Button variant="ghost" onClick={() => decline(true)}>
          {messages.notNow}
        </Button>
      </div>
    </section>
  )
}
