import type { Permission } from '@aisleway/core/sharing/sharing'
import type { openBrowser } from '../test-app.ts'

type Browser = ReturnType<typeof openBrowser>

/** Invites a signed-in shopper, accepts for them, and returns the collaborator's id. */
export async function shareList(
  owner: Browser,
  listId: string,
  guest: Browser,
  permission: Permission = 'edit',
): Promise<string> {
  const { email } = (await guest.get('/api/profile')).body
  const invited = await owner.post(`/api/lists/${listId}/collaborators`, { email, permission })
  if (invited.status !== 200) throw new Error(`not invited: ${JSON.stringify(invited.body)}`)
  const { id } = invited.body
  const answer = await guest.post(`/api/invitations/${id}/response`, { answer: 'accepted' })
  if (answer.status !== 200) throw new Error(`not accepted: ${JSON.stringify(answer.body)}`)
  return id
}
