import type { Pantry } from '@aisleway/core/pantry/contract'
import { queryClient } from '../../api/client/query-client.ts'
import { hasCode } from '../../api/client/refusal.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'
import { pantryQuery } from './pantry-query.ts'

/** Shows the server's pantry after a change, plus the changes still waiting. */
export async function showSentPantry(userId: string, pantry: Pantry): Promise<void> {
  const { pantryCopy } = await import('./read-pantry.ts')
  const shown = await pantryCopy.take(userId, pantry)
  const { queryKey } = pantryQuery
  // An answer in flight would show the pantry as it was before.
  queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, shown)
}

export function reportPantryRefused(error: unknown): void {
  const text = hasCode(error, 'PANTRY_FULL') ? messages.full : messages.notSaved
  toast.error({ ...text, key: 'pantry' })
}
