import type { Permission } from '../sharing/sharing.ts'

/** What a notice tells; its words are the screen's. */
export type NoticeFacts =
  | { kind: 'invitation'; listId: string; listName: string; permission: Permission }
  | { kind: 'answer'; listId: string; listName: string; isAccepted: boolean }
  /** Changed by others while this shopper was away; one notice a list until it is read. */
  | { kind: 'list-changed'; listId: string; listName: string }
  /** `tripId` is null for who did not tick on it: that trip is not theirs to see. */
  | { kind: 'trip-completed'; listId: string; listName: string; tripId: string | null }
  | { kind: 'access-ended'; listName: string }

/**
 * `who` is the one whose doing it is: null once the account has gone, and for who declined, whose name
 * the owner never learns.
 */
export type Notice = { id: string; at: string; isRead: boolean; who: string | null } & NoticeFacts

/** The newest are kept. */
export const maxNotices = 50
