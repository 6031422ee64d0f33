import { refreshLists } from '../../lists/list-queries.ts'
import { refreshCollaborators } from '../sharing-queries.ts'

/** After a change of who shares the list: its dialog and its card. */
export async function refreshSharing(listId: string): Promise<void> {
  await Promise.all([refreshCollaborators(listId), refreshLists()])
}
