import type { CartChange } from './cart-change.ts'

/**
 * Changes that are on the screen and not in the outbox yet, which takes a moment: an answer that arrives
 * meanwhile must not take them back.
 */
export const shownChanges = new Set<CartChange>()
