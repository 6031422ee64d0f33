import { isLocalPath } from '@aisleway/core/account/local-path'

const onboarding = '/onboarding'

/** The page the shopper originally wanted. Whatever the URL contains, it leads only to this site. */
export function nextPage(next: unknown): string {
  return typeof next === 'string' && isLocalPath(next) && !isBelow('/auth', next) ? next : '/'
}

/** Where a new account starts: the questionnaire (spec 1 §2), and then the page the shopper wanted. */
export function newcomersPage(next: string): string {
  if (next === '/' || isBelow(onboarding, next)) return onboarding
  return `${onboarding}?${new URLSearchParams({ next })}`
}

function isBelow(path: string, page: string): boolean {
  return page === path || ['/', '?', '#'].some(end => page.startsWith(path + end))
}
