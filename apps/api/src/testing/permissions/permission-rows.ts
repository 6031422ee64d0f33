import { accountRows } from './account-rows.ts'
import type { Row } from './answers.ts'
import { groceryRows } from './grocery-rows.ts'
import { listRows } from './list-rows.ts'

/** One row for each route of the contract (answer 20). */
export const rows: Record<string, Row> = { ...accountRows, ...groceryRows, ...listRows }
