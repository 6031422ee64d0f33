import type { ListHead } from '@aisleway/core/lists/contract'
import { useState } from 'react'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { readStored, writeStored } from '../../../api/device-records/stored.ts'

/** What this device may spend on a list, in cents; it stays for the list's next trips. Null for no limit. */
export function useTripBudget(userId: string, { id }: ListHead) {
  const key = deviceKey(userId, 'trip-budget', id)
  const [budgetCents, setBudget] = useState(() => readStored(key, budgetRecord) || null)
  return {
    budgetCents,
    setBudgetCents(cents: number | null) {
      setBudget(cents)
      try {
        writeStored(key, budgetRecord, cents ?? 0)
      } catch {
        // Without room in the browser it lasts until the next reload.
      }
    },
  }
}

/** Cents; 0 for no budget. */
const budgetRecord: RecordKind<number> = {
  migrations: [unchanged],
  read: data =>
    typeof data === 'number' && Number.isInteger(data) && data >= 0 ? data : undefined,
}
