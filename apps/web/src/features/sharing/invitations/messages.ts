import { dateText } from '../../../ui/text/date-text.ts'

export const messages = {
  title: 'Collaboration Invitations',
  pageTitle: 'Collaboration Invitations · Aisleway',
  backToProfile: 'Back to Profile',
  loading: 'Loading invitations',
  none: 'No pending invitations',
  noneText: "You don't have any pending collaboration invitations at the moment.",
  unknownList: 'Unknown List',
  from: (inviter: string) => `From ${inviter}`,
  unknownInviter: 'Unknown',
  invited: (iso: string) => `Invited ${dateText(iso)}`,
  permissions: { edit: 'Can edit', view: 'View only' },
  accept: 'Accept',
  decline: 'Decline',
  acceptNamed: (list: string) => `Accept, ${list}`,
  declineNamed: (list: string) => `Decline, ${list}`,
  answered: {
    accepted: {
      title: 'Invitation accepted',
      message: 'Successfully accepted the collaboration invitation',
    },
    declined: {
      title: 'Invitation declined',
      message: 'Successfully declined the collaboration invitation',
    },
  },
  toLists: 'View Lists',
  loadFailed: { title: 'Error', message: 'Failed to load invitations' },
  statusFailed: { title: 'Error', message: 'Failed to update invitation status' },
  respondFailed: { title: 'Error', message: 'Failed to respond to invitation' },
}
