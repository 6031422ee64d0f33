import { maxCollaborators } from '@aisleway/core/sharing/sharing'

const people = (n: number) => (n === 1 ? '1 collaborator' : `${n} collaborators`)

export const messages = {
  share: (list: string, collaborators: number) =>
    collaborators > 0 ? `Share list, ${list}, ${people(collaborators)}` : `Share list, ${list}`,
  title: 'Share list',
  close: 'Close',
  email: 'Email address',
  emailPlaceholder: 'name@example.com',
  invalidEmail: 'Please enter a valid email address',
  permissionLevel: 'Permission level',
  permissions: { edit: 'Can edit', view: 'Can view only' },
  permissionHints: {
    edit: 'Can add, edit, and check off items, and shop the list with you.',
    view: 'Can see items, prices, and progress, but can’t change anything.',
  },
  send: 'Send Invitation',
  sending: 'Sending...',

  collaborators: 'Collaborators',
  loading: 'Loading collaborators',
  none: 'No one yet. People you invite can accept or decline.',
  unknownUser: 'Unknown User',
  statuses: { accepted: 'Accepted', pending: 'Pending', declined: 'Declined' },
  permissionOf: (name: string) => `Permission level of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  inviteAgain: 'Invite again',
  inviteAgainNamed: (name: string) => `Invite ${name} again`,

  invited: (email: string) => ({
    title: 'Invitation sent',
    message: `Invited ${email} to collaborate on this list`,
  }),
  userNotFound: (email: string) => ({
    title: 'User not found',
    message: `No user found with email: ${email}`,
  }),
  isSelf: {
    title: 'Invalid invitation',
    message: 'You cannot invite yourself to collaborate.',
  },
  alreadyInvited: (email: string) => ({
    title: 'Already invited',
    message: `${email} is already a collaborator on this list.`,
  }),
  inviteFailed: { title: 'Error', message: 'Failed to send invitation' },
  tooMany: {
    title: 'Failed to send invitation',
    message: `A list can be shared with up to ${maxCollaborators} people.`,
  },
  tooOften: (minutes: number) => ({
    title: 'Failed to send invitation',
    message: `Too many invitations. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  }),

  removed: {
    title: 'Collaborator removed',
    message: 'Successfully removed collaborator from list',
  },
  removeFailed: { title: 'Error', message: 'Failed to remove collaborator' },
  permissionChanged: (name: string, permission: string) => ({
    title: 'Permission changed',
    message: `${name}: ${permission}`,
  }),
  permissionFailed: { title: 'Error', message: 'Failed to change the permission' },

  leave: (list: string) => `Leave list, ${list}`,
  leaveTitle: (list: string) => `Leave “${list}”?`,
  leaveText: 'It will disappear from your lists. To come back, you’ll need a new invitation.',
  stay: 'Cancel',
  leaveIt: 'Leave list',
  leaving: 'Leaving...',
  left: (list: string) => ({ title: 'You left the list', message: list }),
  leaveFailed: { title: 'Error', message: 'Failed to leave the list. Please try again.' },
}
