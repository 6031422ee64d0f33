import type { ListHead } from '@aisleway/core/lists/contract'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { useStored } from '../../../api/device-records/use-stored.ts'

/** The budget for a list on this device, in cents; it persists for the list's next trips. Null for no limit. */
export function useTripBudget(userId: string, { id }: ListHead) {
  const key = deviceKey(userId, 'trip-budget', id)
  const [cents, store] = useStored(key, budgetRecord)
  return {
    budgetCents: cents || null,
    setBudgetCents: (changed: number | null) => store(changed ?? 0),
  }
}

/** Cents; 0 for no budget. */
const budgetRecord: RecordKind<number> = {
  migrations: [unchanged],
  read: data =>
    typeof data === 'number' && Number.isInteger(data) && data >= 0 ? data : undefined,
}
