import type { LeftOfTrip } from '@aisleway/core/trips/contract'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { ListPlusIcon } from '@phosphor-icons/react/ListPlus'
import { XIcon } from '@phosphor-icons/react/X'
import { useId, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { messages } from './messages.ts'
import { useCarryOver } from './use-carry-over.ts'

const LeftDialog = preloadedDialog(() => import('./left-dialog.tsx'))

/** The number of items named; the others are counted. */
const namesShown = 4

type Props = { userId: string; left: LeftOfTrip }

/** Offers the unticked items of the last trip once: to a list, to the cart, or not at all. */
export function LeftCard({ userId, left }: Props) {
  const id = useId()
  const [isChoosing, setChoosing] = useState(false)
  const carry = useCarryOver(userId, left, () => setChoosing(false))
  const shown = left.items.slice(0, namesShown)
  const more = left.items.length - shown.length
  return (
    <section
      aria-labelledby={id}
      className="mb-4.5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-tint p-5 text-on-tint sm:px-6"
    >
      <div className="min-w-0 grow basis-72">
        <div className="flex items-start justify-between gap-2">
          <h2 id={id} className="display text-card">
            {messages.title(left.items.length, left.completedAt)}
          </h2>
          <IconButton
            label={messages.dismiss}
            icon={<XIcon />}
            disabled={carry.isPending}
            onClick={() => carry.run('nowhere')}
            className="-mt-2 -mr-2.5 text-on-tint! hover:bg-tint-hover! sm:hidden"
          />
        </div>
        <ul className="mt-1 [overflow-wrap:anywhere]">
          {shown.map(({ name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand on a list twice.
            <li key={place}>{name}</li>
          ))}
          {more > 0 && <li>{messages.more(more)}</li>}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button icon={<ListPlusIcon />} onClick={() => setChoosing(true)}>
          {messages.toList}
        </Button>
        {left.hasProducts && (
          <Button
            variant="outline"
            icon={<BasketIcon />}
            busy={carry.isPending}
            onClick={() => carry.run('cart')}
          >
            {messages.toCart}
          </Button>
        )}
        <IconButton
          size="regular"
          label={messages.dismiss}
          icon={<XIcon />}
          disabled={carry.isPending}
          onClick={() => carry.run('nowhere')}
          className="text-on-tint! hover:bg-tint-hover! max-sm:hidden"
        />
      </div>
      <LeftDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        userId={userId}
        left={left}
        carry={carry}
      />
    </section>
  )
}
