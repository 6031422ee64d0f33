import type { ErrorCode } from '@aisleway/core/errors'
import type { SharedList } from '../shoppers/shared-list.ts'

/** Every relation that a user can have to a list, an invitation or a trip. */
export const everybody = [
  'anonymous',
  'stranger',
  'pending',
  'declined',
  'removed',
  'view',
  'edit',
  'owner',
] as const

export type Who = (typeof everybody)[number]

type Answer = 200 | ErrorCode

export type Row = {
  answers: Record<Who, Answer>
  /** What is required beyond an access token: the cookie, or the cookie and a recent password or factor. */
  proof?: 'cookie' | 'recent'
  /** The request; `who` is the caller. Path parameters are named as in the contract. */
  ask?: (list: SharedList, who: Who) => { path?: Record<string, string>; body?: unknown }
  /** Appended to the path. */
  query?: string
  /** True for what a list allows only once: each caller then gets a list of their own. */
  isOnce?: true
  /** Preparation of the list before the request. */
  before?: (list: SharedList) => Promise<unknown>
}

export const allAlike = (answer: Answer): Record<Who, Answer> => ({
  anonymous: answer,
  stranger: answer,
  pending: answer,
  declined: answer,
  removed: answer,
  view: answer,
  edit: answer,
  owner: answer,
})

export const open = allAlike(200)
export const signedIn = (answer: Answer = 200) => ({
  ...allAlike(answer),
  anonymous: 'UNAUTHORIZED' as const,
})

/** For one list: everybody else is told that there is none. */
const byAccess = (members: Pick<Row['answers'], 'view' | 'edit' | 'owner'>): Row['answers'] => ({
  ...signedIn('LIST_NOT_FOUND'),
  ...members,
})
export const members = byAccess({ view: 200, edit: 200, owner: 200 })
export const editors = byAccess({ view: 'FORBIDDEN', edit: 200, owner: 200 })
export const ownerOnly = byAccess({ view: 'FORBIDDEN', edit: 'FORBIDDEN', owner: 200 })
