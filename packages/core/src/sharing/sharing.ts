/** What a collaborator may do (answer 20): edit is "Can edit", view is "Can view only". */
export const permissions = ['edit', 'view'] as const

export type Permission = (typeof permissions)[number]

export const defaultPermission: Permission = 'edit'

export const invitationStatuses = ['pending', 'accepted', 'declined'] as const

export type InvitationStatus = (typeof invitationStatuses)[number]

/** An owner and this many others; enough for a club, few enough to tell everybody at once. */
export const maxCollaborators = 20

/** A device says so often that its shopper is in the store. */
export const presenceSeconds = 20

/** Who has not said it for so long has gone without a word: a lost network, an empty battery. */
export const presenceEndsSeconds = 2.5 * presenceSeconds

/** In place of a user's id, in lists and their operations, once the account has gone. */
export const formerMember = ''
