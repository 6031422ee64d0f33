import { randomUUID } from 'node:crypto'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { planSettingsId } from '@aisleway/core/plan/plan-ids'
import { send } from './past-trip.ts'
import type { Shopper } from './shopper.ts'

/** Creates a plan with these settings and other changes, and returns its list's id. */
export async function makePlan(
  shopper: Shopper,
  settings: Partial<PlanSettings>,
  changes: readonly ItemChange[] = [],
  name = 'Our week',
): Promise<string> {
  const listId = randomUUID()
  await send(shopper, 'post', '/api/lists', {
    id: listId,
    name,
    isPlan: true,
    from: [],
  })
  const first: ItemChange = {
    itemId: planSettingsId,
    kind: 'planSettings',
    settings: aPlanSettings(settings),
  }
  await send(shopper, 'post', `/api/lists/${listId}/operations`, {
    since: 0,
    operations: [first, ...changes].map((change, i) => ({
      id: randomUUID(),
      at: writeStamp(Date.now(), i + 1, 'planner'),
      ...change,
    })),
  })
  return listId
}
