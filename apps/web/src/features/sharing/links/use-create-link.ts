import type { LinkDays, Permission } from '@aisleway/core/sharing/sharing'
import { api } from '../../../api/client/client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { refreshCollaborators } from '../sharing-queries.ts'
import { messages } from './messages.ts'

export function useCreateLink(
  listId: string,
  onMade: (link: { id: string; token: string }) => void,
) {
  return useListAction({
    name: `link ${listId}`,
    send: (wanted: { permission: Permission; days: LinkDays }, id) =>
      api.sharing.createLink({ listId, ...wanted }, { context: { idempotencyKey: id } }),
    onDone: async link => {
      await refreshCollaborators(listId)
      onMade(link)
    },
    failed: error => (hasCode(error, 'TOO_MANY_LINKS') ? messages.tooMany : messages.createFailed),
  })
}
