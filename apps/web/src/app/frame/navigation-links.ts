import { useLocation } from '@tanstack/react-router'
import { messages } from '../messages.ts'

/** The pages of the navigation bar, in order (spec 1 §2); the plan was added later. */
export const navigationLinks = [
  { to: '/meals', label: messages.meals },
  { to: '/plan', label: messages.plan },
  { to: '/browse', label: messages.browse },
  { to: '/about', label: messages.about },
  { to: '/favorites', label: messages.favorites },
  { to: '/my-lists', label: messages.myLists },
] as const

export type NavigationPath = (typeof navigationLinks)[number]['to']

/** Where My Lists is linked while it is shown at its other URL (answer 18): this link is current as well. */
export function useSavedListsLink(): string | false {
  return useLocation({ select: ({ pathname }) => pathname === '/saved-lists' && '/my-lists' })
}
