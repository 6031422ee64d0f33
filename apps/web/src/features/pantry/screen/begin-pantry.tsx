import { JarIcon } from '@phosphor-icons/react/Jar'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { messages } from '../messages.ts'
import { putTripIn } from '../pantry-changes.ts'

/** An empty pantry, and the trip that can fill it. */
export function BeginPantry({ lastTripId }: { lastTripId: string | undefined }) {
  const [isBusy, setBusy] = useState(false)
  const putIn = async (tripId: string) => {
    setBusy(true)
    await putTripIn(tripId)
    setBusy(false)
  }
  return (
    <EmptyState
      title={messages.empty}
      picture={<JarIcon />}
      actions={
        lastTripId && (
          <Button variant="tint" busy={isBusy} onClick={() => putIn(lastTripId)}>
            {messages.lastTrip}
          </Button>
        )
      }
    >
      {messages.emptyText}
    </EmptyState>
  )
}
