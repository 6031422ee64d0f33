import type { Collaborator } from '@aisleway/core/sharing/contract'
import type { Permission } from '@aisleway/core/sharing/sharing'
import { api } from '../../../api/client/client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { refreshCollaborators } from '../sharing-queries.ts'
import { collaboratorName } from './collaborator-name.ts'
import { messages } from './messages.ts'

export function useSetPermission(listId: string, collaborator: Collaborator) {
  return useListAction({
    name: `permission ${collaborator.id}`,
    send: (permission: Permission) =>
      api.sharing.setPermission({ listId, collaboratorId: collaborator.id, permission }),
    onDone: (_, permission) => {
      const name = collaboratorName(collaborator)
      toast.show(messages.permissionChanged(name, messages.permissions[permission]))
      return refreshCollaborators(listId)
    },
    failed: messages.permissionFailed,
  })
}
