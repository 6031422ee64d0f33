export const messages = {
  pageTitle: 'Invitation · Aisleway',
  loading: 'Loading the invitation',
  loadFailed: 'We couldn’t load the invitation.',
  invites: (name: string | null, list: string) =>
    name ? `${name} invited you to “${list}”` : `You’re invited to “${list}”`,
  until: (date: string) => `This invitation is good until ${date}.`,
  accept: 'Accept invitation',
  accepting: 'Accepting...',
  signIn: 'Sign in to accept',
  signInText: 'Sign in or create an account. We’ll hold this invitation for you.',
  notNow: 'No thanks',
  toHome: 'Back to Home',
  accepted: (list: string) => ({ title: 'Invitation accepted', message: list }),
  acceptFailed: { title: 'Error', message: 'Failed to accept the invitation. Please try again.' },
  full: {
    title: 'The list is full',
    message: 'It’s already shared with the most people it can be.',
  },
  problems: {
    LINK_EXPIRED: {
      title: 'This invitation has expired',
      text: 'Ask the person who sent it for a new link.',
    },
    LINK_REVOKED: {
      title: 'This invitation was canceled',
      text: 'Ask the person who sent it for a new link.',
    },
    LINK_USED: {
      title: 'This invitation has already been used',
      text: 'Each link works for one person. If that was you, sign in with the account you used.',
    },
    LINK_NOT_FOUND: {
      title: 'We can’t find this invitation',
      text: 'The list may have been deleted, or part of the link is missing.',
    },
  },
}
