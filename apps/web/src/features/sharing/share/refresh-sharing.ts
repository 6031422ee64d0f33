import { refreshLists } from '../../lists/list-queries.ts'
import { refreshCollaborators } from '../sharing-queries.ts'

/** Refetches the dialog and the card after a change of who shares the list. */
export async function refreshSharing(listId: string): Promise<void> {
  await Promise.all([refreshCollaborators(listId), refreshLists()])
}
