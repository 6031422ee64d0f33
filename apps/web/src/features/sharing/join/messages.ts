export const messages = {
  pageTitle: 'Invitation · Aisleway',
  heading: 'Invitation',
  loading: 'Loading the invitation',
  loadFailed: 'The invitation could not be loaded.',
  invites: (name: string | null, list: string) =>
    name ? `${name} invites you to “${list}”` : `You are invited to “${list}”`,
  until: (date: string) => `This invitation works until ${date}.`,
  accept: 'Accept invitation',
  accepting: 'Accepting...',
  signIn: 'Sign in to accept',
  signInText: 'Sign in or create an account. This invitation waits for you meanwhile.',
  notNow: 'No, thanks',
  toHome: 'Back to Home',
  accepted: (list: string) => ({ title: 'Invitation accepted', message: list }),
  acceptFailed: { title: 'Error', message: 'Failed to accept the invitation. Please try again.' },
  full: {
    title: 'The list is full',
    message: 'It is shared with as many people as it can be.',
  },
  problems: {
    LINK_EXPIRED: {
      title: 'This invitation has expired',
      text: 'Ask whoever sent it for a new link.',
    },
    LINK_REVOKED: {
      title: 'This invitation was withdrawn',
      text: 'Ask whoever sent it for a new link.',
    },
    LINK_USED: {
      title: 'This invitation was already used',
      text: 'Each link is for one person. If it was you, sign in with the account that accepted it.',
    },
    LINK_NOT_FOUND: {
      title: 'This invitation is not known',
      text: 'The list may be gone, or a part of the link is missing.',
    },
  },
}
