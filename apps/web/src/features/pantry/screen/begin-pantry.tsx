import { JarIcon } from '@phosphor-icons/react/Jar'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { messages } from '../messages.ts'
import { putTripIn } from '../pantry-changes.ts'

/** An empty pantry, and the trip that can fill it. */
export function BeginPantry({ lastTripId }: { lastTripId: string | undefined }) {
  return (
    <EmptyState
      title={messages.empty}
      picture={<JarIcon weight="bold" />}
      actions={
        lastTripId && (
          <Button variant="tint" onClick={() => putTripIn(lastTripId)}>
            {messages.lastTrip}
          </Button>
        )
      }
    >
      {messages.emptyText}
    </EmptyState>
  )
}
