import { maxLinks } from '@aisleway/core/sharing/sharing'

export const messages = {
  title: 'Invite by link',
  text: 'For somebody without an account, too. Each link is for one person.',
  permission: 'Permission of the link',
  lifetime: 'How long the link works',
  days: (days: number) => (days === 1 ? 'For 1 day' : `For ${days} days`),
  create: 'Create link',
  createFailed: { title: 'Error', message: 'Failed to create a link. Please try again.' },
  tooMany: {
    title: 'Failed to create a link',
    message: `A list can have up to ${maxLinks} open links. Revoke one first.`,
  },
  address: 'Link',
  addressHint: 'Copy it now: it is shown only once.',
  copy: 'Copy link',
  copied: { title: 'Link copied' },
  send: 'Send',
  until: (date: string) => `Works until ${date}`,
  revoke: 'Revoke',
  revokeNamed: (permission: string, until: string) => `Revoke link: ${permission}, ${until}`,
  revoked: { title: 'Link revoked' },
  revokeFailed: { title: 'Error', message: 'Failed to revoke the link. Please try again.' },
}
