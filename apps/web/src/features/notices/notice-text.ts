import type { NoticeFacts } from '@aisleway/core/notices/notice'
import { messages } from './messages.ts'

/** What the notice says, and where it leads. */
export function noticeText(facts: NoticeFacts & { who: string | null }): {
  text: string
  details?: string
  href: string
} {
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
      return { text: messages.accessEnded(who, listName), href: '/my-lists' }
  }
}

/** The address of the list's card among the others. */
function listAddress(name: string): string {
  return `/my-lists?${new URLSearchParams({ q: name })}`
}
