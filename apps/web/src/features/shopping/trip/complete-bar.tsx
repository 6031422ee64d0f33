import { nameWithoutSize } from '@aisleway/core/catalogue/product'
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/ArrowCounterClockwise'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { messages } from '../messages.ts'
import type { LastTick } from './trip-changes.ts'
import { tripProgress } from './trip-view.ts'
import type { TripCompletion } from './use-complete-trip.ts'

/** The prompt names this many items and counts the others. */
const namesShown = 5

type Props = {
  list: ListOnDevice
  complete: TripCompletion
  lastTick: LastTick | undefined
  onUndo: () => void
  onAdd: () => void
}

/** The bar within thumb reach: undo of the last tick, adding a missing item, and completing the trip. */
export function CompleteBar({ list, complete, lastTick, onUndo, onAdd }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { done, left } = tripProgress(list.items)
  const isBusy = complete.isPending || complete.isSuccess
  // Another shopper may check off the rest meanwhile.
  if (isAsking && left.length === 0) setAsking(false)
  return (
    <div className="border-line border-t pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3">
      <div className="mx-auto flex max-w-190 gap-2 px-[max(1rem,var(--notch))] smallest:gap-1.5 smallest:px-3">
        {lastTick && (
          <IconButton
            label={(lastTick.isChecked ? messages.undoTick : messages.undoUntick)(lastTick.name)}
            title={messages.undo}
            variant="sunken"
            size="final"
            icon={<ArrowCounterClockwiseIcon />}
            onClick={onUndo}
            className={narrowClass}
          />
        )}
        <IconButton
          label={messages.addItem}
          title={messages.addItem}
          variant="sunken"
          size="final"
          icon={<PlusIcon />}
          onClick={onAdd}
          className={narrowClass}
        />
        <Button
          size="final"
          variant={loudness(done, list.items.length)}
          busy={isBusy}
          busyLabel={messages.completing}
          onClick={() => (left.length > 0 ? setAsking(true) : complete.run())}
          className="min-w-0 shrink! grow px-3! smallest:px-1! smallest:text-name!"
        >
          {messages.complete}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.completeTitle(left.length)}
        description={messages.completeText(
          left.slice(0, namesShown).map(nameWithoutSize),
          Math.max(0, left.length - namesShown),
        )}
        cancelLabel={messages.keepShopping}
        confirmLabel={messages.complete}
        busy={isBusy}
        busyLabel={messages.completing}
        onConfirm={() => {
          setAsking(false)
          complete.run()
        }}
      />
    </div>
  )
}

/** Keeps the main button's label on one line on the smallest phones. */
const narrowClass = 'smallest:w-12!'

/** The complete button is less prominent while much is left, so that it is not pressed by mistake. */
function loudness(done: number, all: number) {
  if (all === 0 || done < all / 2) return 'sunken'
  return done < all ? 'tint' : 'leaf'
}
