/** The permissions of a collaborator (answer 20): edit is "Can edit", view is "Can view only". */
export const permissions = ['edit', 'view'] as const

export type Permission = (typeof permissions)[number]

export const defaultPermission: Permission = 'edit'

export const invitationStatuses = ['pending', 'accepted', 'declined'] as const

export type InvitationStatus = (typeof invitationStatuses)[number]

/** The limit besides the owner: enough for a club, and few enough to notify everybody at once. */
export const maxCollaborators = 20

/** For how long an invitation by link may be accepted. */
export const linkDays = [1, 7, 30] as const

export type LinkDays = (typeof linkDays)[number]

/** How many links of one list may be open at a time. */
export const maxLinks = 10

/** How often a device reports that its shopper is in the store. */
export const presenceSeconds = 20

/** A shopper without a report for this long has left silently, by a lost network or an empty battery. */
export const presenceEndsSeconds = 2.5 * presenceSeconds

/** Replaces the id of a deleted account in lists and their operations. */
export const formerMember = ''
