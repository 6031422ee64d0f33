import { refreshLists } from '../../lists/list-queries.ts'
import { refreshCollaborators } from '../sharing-queries.ts'

/** Fetches the dialog and the card again after a change of who shares the list. */
export async function refreshSharing(listId: string): Promise<void> {
  await Promise.all([refreshCollaborators(listId), refreshLists()])
}
