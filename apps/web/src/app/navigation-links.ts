import { messages } from './messages.ts'

/** The pages of the navigation bar and the drawer, in their order. */
export const navigationLinks = [
  { to: '/meals', label: messages.meals },
  { to: '/browse', label: messages.browse },
  { to: '/favorites', label: messages.favorites },
  { to: '/my-lists', label: messages.myLists },
] as const
