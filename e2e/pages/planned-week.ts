import { randomUUID } from 'node:crypto'
import { writeStamp } from '@aisleway/core/lists/hybrid-clock'
import type { ItemChange } from '@aisleway/core/lists/list-operations'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { planSettingsId } from '@aisleway/core/plan/plan-ids'
import type { Page } from '@playwright/test'
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

/** Makes the search for a plan go on until it is stopped: the page hears of the finished plan as the best so far. */
export function searchEndlessly(page: Page) {
  return page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (!response.body || !response.url.endsWith('/api/plans/solve')) return response
      let unread = ''
      const unfinished = new TransformStream<string, string>({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
        transform(text, controller) {
          const events = (unread + text).split('\n\n')
          unread = events.pop() ?? ''
          for (const event of events) controller.enqueue(`${withoutEnd(event)}\n\n`)
        },
        flush: () => new Promise(() => {}),
      })
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(unfinished)
        .pipeThrough(new TextEncoderStream())
      return new Response(body, response)
    }

    function withoutEnd(event: string): string {
      return event.replace(/^data: (.*)$/m, (line, data) => {
        const { kind, plan } = JSON.parse(data)
        if (kind !== 'planned') return line
        const { meals, priced } = plan
        const best = { kind: 'progress', meals, cents: priced.cents, boundCents: null }
        return `data: ${JSON.stringify(best)}`
      })
    }
  })
}
