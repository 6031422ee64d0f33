import type { CartDifference } from '@aisleway/core/lists/changes/cart-difference'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { messages } from './messages.ts'

type Row = { key: string; name: string; quantity: ReactNode }

/** Shows what an update adds, changes, removes and keeps. */
export function DifferenceView({ difference }: { difference: CartDifference }) {
  const { added, changed, removed, kept } = difference
  const ofItem = ({ id, name, quantity }: (typeof kept)[number]): Row => ({
    key: id,
    name,
    quantity: messages.quantity(quantity),
  })
  if (added.length + changed.length + removed.length === 0) {
    return <p>{messages.nothingChanges}</p>
  }
  return (
    <div className="flex flex-col gap-4">
      <Part
        title={messages.added}
        rows={added.map(({ product: { id, name }, quantity }) => ({
          key: id,
          name,
          quantity: messages.quantity(quantity),
        }))}
      />
      <Part
        title={messages.changed}
        rows={changed.flatMap(({ items: [item], from, to }) =>
          item ? [{ key: item.id, name: item.name, quantity: <FromTo from={from} to={to} /> }] : [],
        )}
      />
      <Part title={messages.removed} rows={removed.map(ofItem)} isStruck />
      <Part title={messages.kept} rows={kept.map(ofItem)} />
    </div>
  )
}

function Part({ title, rows, isStruck }: { title: string; rows: Row[]; isStruck?: boolean }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 font-bold text-meta">{title}</h3>
      <ul aria-label={title}>
        {rows.map(({ key, name, quantity }) => (
          <li
            key={key}
            className="flex min-h-10 items-center justify-between gap-3 border-line border-b py-1 last:border-b-0"
          >
            <span className={isStruck ? 'min-w-0 text-ink2 line-through' : 'min-w-0'}>{name}</span>
            <span className="shrink-0 font-semibold text-ink2">{quantity}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FromTo({ from, to }: { from: number; to: number }) {
  return (
    <>
      <VisuallyHidden>{messages.fromTo(from, to)}</VisuallyHidden>
      <span aria-hidden>
        {messages.quantity(from)} → {messages.quantity(to)}
      </span>
    </>
  )
}
