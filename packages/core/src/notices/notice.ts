import type { Permission } from '../sharing/sharing.ts'

/** What a notice tells; its words are the screen's. `who` is the one whose doing it is. */
export type NoticeFacts =
  | {
      kind: 'invitation'
      who: string
      listId: string
      listName: string
      permission: Permission
    }
  | { kind: 'answer'; who: string; listId: string; listName: string; isAccepted: boolean }
  /** Changed by others while this shopper was away; one notice a list until it is read. */
  | { kind: 'list-changed'; who: string; listId: string; listName: string }
  /** `tripId` is null for who did not tick on it: that trip is not theirs to see. */
  | { kind: 'trip-completed'; who: string; listId: string; listName: string; tripId: string | null }
  | { kind: 'access-ended'; who: string; listName: string }

export type Notice = { id: string; at: string; isRead: boolean } & NoticeFacts

/** The newest are kept. */
export const maxNotices = 50
