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

/** The link that stands for the current page if it is none of the links' own pages, such as a single list. */
export function useLinkAbove(): string | undefined {
  return useLocation({ select: ({ pathname }) => linkAbove(pathname) })
}

export function linkAbove(pathname: string): NavigationPath | undefined {
  return linksAbove[pathname.split('/')[1] ?? '']
}

/** By the first part of the path. */
const linksAbove: Record<string, NavigationPath> = {
  cookbook: '/meals',
  recipes: '/meals',
  // My Lists at its other URL (answer 18).
  'saved-lists': '/my-lists',
  lists: '/my-lists',
}
