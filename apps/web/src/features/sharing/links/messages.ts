import { maxLinks } from '@aisleway/core/sharing/sharing'

export const messages = {
  title: 'Invite by link',
  text: 'Works even if they don’t have an account yet. Each link is for one person.',
  permission: 'Link permission',
  lifetime: 'Link expires',
  days: (days: number) => (days === 1 ? 'In 1 day' : `In ${days} days`),
  create: 'Create link',
  createFailed: { title: 'Error', message: 'Failed to create a link. Please try again.' },
  tooMany: {
    title: 'Failed to create a link',
    message: `A list can have up to ${maxLinks} open links. Revoke one first.`,
  },
  address: 'Link',
  addressHint: 'Copy it now. We only show it once.',
  copy: 'Copy link',
  copied: { title: 'Link copied' },
  send: 'Send',
  until: (date: string) => `Expires ${date}`,
  revoke: 'Revoke',
  revokeNamed: (permission: string, until: string) => `Revoke link: ${permission}, ${until}`,
  revoked: { title: 'Link revoked' },
  revokeFailed: { title: 'Error', message: 'Failed to revoke the link. Please try again.' },
}
