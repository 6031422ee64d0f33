import { messages } from './messages.ts'

/** The pages of the navigation bar and the drawer, in their order. */
export const navigationLinks = [{ to: '/browse', label: messages.browse }] as const
