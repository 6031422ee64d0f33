/** The permissions of a collaborator (answer 20): edit is "Can edit", view is "Can view only". */
export const permissions = ['edit', 'view'] as const

export type Permission = (typeof permissions)[number]

export const defaultPermission: Permission = 'edit'

export const invitationStatuses = ['pending', 'accepted', 'declined'] as const

export type InvitationStatus = (typeof invitationStatuses)[number]

/** The limit besides the owner: enough for a club, and few enough to notify everybody at once. */
export const maxCollaborators = 20

/** How long an invitation link can be accepted. */
export const linkDays = [1, 7, 30] as const

export type LinkDays = (typeof linkDays)[number]

/** The maximum number of open links per list. */
export const maxLinks = 10

/** How often a device reports that its shopper is in the store. */
export const presenceSeconds = 20

/** A shopper without a report for this long has left silently, by a lost network or an empty battery. */
export const presenceEndsSeconds = 2.5 * presenceSeconds

/** Replaces the id of a deleted account in lists and their operations. */
export const formerMember = ''
