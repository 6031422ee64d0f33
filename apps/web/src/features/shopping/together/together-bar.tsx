import type { ListHead } from '@aisleway/core/lists/contract'
import { SplitHorizontalIcon } from '@phosphor-icons/react/SplitHorizontal'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { useDepartmentOrder } from '../../lists/departments/order-queries.ts'
import type { ListCompany } from '../../sharing/use-list-people.ts'
import { messages } from './messages.ts'
import { splitText } from './split-text.ts'

const SplitDialog = preloadedDialog(() => import('./split-dialog.tsx'))

type Props = { userId: string; head: ListHead; company: ListCompany }

/** Shows who else has this list, which of them are shopping now, and which part of the store each takes. */
export function TogetherBar({ userId, head, company }: Props) {
  const [isSplitting, setSplitting] = useState(false)
  const { others, othersShopping, split, isPending, isUnknown, nameOf } = company
  const order = useDepartmentOrder(userId)
  const shoppingIds = othersShopping.map(person => person.userId)
  const partners = others.filter(({ access }) => access !== 'view')
  return (
    <section
      aria-label={messages.together}
      className="mt-3 flex min-h-17 items-center gap-3 rounded-control bg-surface px-3 py-2"
    >
      {others.length > 0 && (
        <span aria-hidden className="flex shrink-0 -space-x-2">
          {others.slice(0, 3).map(({ userId: id, name }) => (
            <Avatar
              key={id}
              name={name}
              className={classNames(
                'size-9! border-2 border-surface text-tag',
                shoppingIds.includes(id) && 'bg-tint! text-on-tint!',
              )}
            />
          ))}
        </span>
      )}
      <div role="status" className="min-w-0 grow leading-snug">
        {!isPending && (
          <p className="line-clamp-3 font-semibold [overflow-wrap:anywhere]">
            {isUnknown
              ? messages.unknown
              : whoIsThere(
                  othersShopping.map(({ name }) => name),
                  others.map(({ name }) => name),
                )}
          </p>
        )}
        {split && <p className="text-ink2 text-meta">{splitText(split, userId, nameOf, order)}</p>}
      </div>
      {head.access === 'view' && <Badge tone="quiet">{messages.viewOnly}</Badge>}
      {head.access !== 'view' && partners.length > 0 && (
        <Button
          variant={split ? 'sunken' : 'tint'}
          size="compact"
          aria-label={messages.split}
          icon={<SplitHorizontalIcon />}
          onClick={() => setSplitting(true)}
          className="gap-2! px-3!"
        >
          {messages.splitShort}
        </Button>
      )}
      <SplitDialog
        listId={head.id}
        userId={userId}
        partners={partners}
        company={company}
        open={isSplitting}
        onOpenChange={setSplitting}
      />
    </section>
  )
}

function whoIsThere(shopping: readonly string[], others: readonly string[]): string {
  if (shopping.length > 0) return messages.areShopping(shopping)
  return others.length > 0 ? messages.sharedWith(others) : messages.nobodyYet
}
