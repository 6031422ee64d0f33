import { JarIcon } from '@phosphor-icons/react/Jar'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { AddTarget } from '../../catalogue/suggestions/add-target.ts'
import { messages } from '../messages.ts'
import { putTripIn } from '../pantry-changes.ts'
import { WaysToAdd } from './ways-to-add.tsx'

type Props = { target: AddTarget; lastTripId: string | undefined }

/** An empty pantry, and how it begins. */
export function BeginPantry({ target, lastTripId }: Props) {
  return (
    <EmptyState
      title={messages.empty}
      picture={<JarIcon weight="bold" />}
      actions={
        <>
          {lastTripId && <Button onClick={() => putTripIn(lastTripId)}>{messages.lastTrip}</Button>}
          <WaysToAdd target={target} />
        </>
      }
    >
      {messages.emptyText}
    </EmptyState>
  )
}
