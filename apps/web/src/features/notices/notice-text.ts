import { formatCents } from '@aisleway/core/money'
import type { NoticeFacts } from '@aisleway/core/notices/notice'
import { messages } from './messages.ts'

/** The text of a notice, and where it links to. */
export function noticeText(facts: NoticeFacts & { who: string | null }): {
  text: string
  details?: string
  href: string
} {
  if (facts.kind === 'price') return priceText(facts)
  const { listName } = facts
  const who = facts.who ?? messages.formerMember
  switch (facts.kind) {
    case 'invitation':
      return {
        text: messages.invitation(who, listName),
        details: messages.permission(facts.permission),
        href: '/invitations',
      }
    case 'answer':
      return {
        text: facts.isAccepted ? messages.accepted(who, listName) : messages.declined(listName),
        href: listAddress(listName),
      }
    case 'list-changed':
      return { text: messages.listChanged(who, listName), href: listAddress(listName) }
    case 'trip-completed':
      return {
        text: messages.tripCompleted(who, listName),
        href: facts.tripId ? `/post-trip-summary/${facts.tripId}` : listAddress(listName),
      }
    case 'access-ended':
      return facts.copy
        ? { text: messages.ownCopy(listName), href: listAddress(listName) }
        : { text: messages.accessEnded(who, listName), href: '/my-lists' }
  }
}

function priceText(facts: Extract<NoticeFacts, { kind: 'price' }>) {
  const { reason, productId, productName, priceCents, beforeCents } = facts
  return {
    text: messages.price[reason](productName),
    details: messages.priceDetails[reason](formatCents(priceCents), formatCents(beforeCents)),
    href: `/products/${encodeURIComponent(productId)}`,
  }
}

/** The URL that finds the list's card. */
function listAddress(name: string): string {
  return `/my-lists?${new URLSearchParams({ q: name })}`
}
