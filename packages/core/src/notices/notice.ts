import type { Permission } from '../sharing/sharing.ts'
import type { PriceNoticeReason } from './price-notices.ts'

/** The facts of a notice; the screen has the words. */
export type NoticeFacts =
  | { kind: 'invitation'; listId: string; listName: string; permission: Permission }
  | { kind: 'answer'; listId: string; listName: string; isAccepted: boolean }
  /** Others changed it while this shopper was away; each list has at most one unread notice of this kind. */
  | { kind: 'list-changed'; listId: string; listName: string }
  /** `tripId` is null for a member who ticked nothing on the trip and therefore cannot see it. */
  | { kind: 'trip-completed'; listId: string; listName: string; tripId: string | null }
  /** `copy`: the owner's account was deleted, and the reader has an own copy of the list. */
  | { kind: 'access-ended'; listName: string; copy?: { of: string; listId: string } }
  /** `beforeCents` is the original price, what the shopper usually pays, or the price in the cart. */
  | {
      kind: 'price'
      reason: PriceNoticeReason
      productId: string
      productName: string
      priceCents: number
      beforeCents: number
    }

/**
 * `who` is the user who caused it. Null once that account is deleted, for an invitee who declined, whose name the
 * owner must not learn, and for a price.
 */
export type Notice = { id: string; at: string; isRead: boolean; who: string | null } & NoticeFacts

/** Only this many are kept, the newest ones. */
export const maxNotices = 50
