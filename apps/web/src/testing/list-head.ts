import type { ListHead } from '@aisleway/core/lists/contract'

/** A saved list of its owner alone, except for what is given. */
export function listHead(given: Partial<ListHead> & Pick<ListHead, 'id'>): ListHead {
  return {
    name: given.id,
    status: 'saved',
    isShared: false,
    isTemplate: false,
    isPlan: false,
    isOwner: true,
    access: 'own',
    createdAt: '2026-11-23T08:00:00.000Z',
    startedAt: null,
    lastShoppedAt: null,
    pauses: [],
    ...given,
  }
}
