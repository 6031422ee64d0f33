import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import type { PricedSlot } from '@aisleway/core/plan/planned'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messages as planMessages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { KnownPlan } from '../plan-queries.ts'
import { messages } from './messages.ts'
import { WhyThis } from './why-this.tsx'

const monday = '2026-11-23-dinner'
const tuesday = '2026-11-24-dinner'

function whyOnMonday(priced: KnownPlan): string {
  const slots = new Map([[monday, { kind: 'meal', slug: 'chili', isLocked: false }]] as const)
  const plan = { settings: aPlanSettings({}), slots, eaters: new Map(), around: new Map() }
  const changes = {} as PlanChanges
  return renderToString(
    createElement(WhyThis, { slot: monday, plan, priced, changes, onDone: () => {} }),
  )
}

const figures = { slug: 'chili', reasons: [], breaks: [] } as unknown as PricedSlot

it('a meal is in its slot for no other reason than its cost if the price says so', () => {
  expect(whyOnMonday({ meals: {}, slots: { [monday]: figures } })).toContain(messages.noReason)
})

it('nothing is said of a meal that was changed until the new price comes', () => {
  const before = { meals: {}, slots: { [tuesday]: figures } }
  const pending = whyOnMonday({ ...before, isPending: true })
  expect(pending).not.toContain(messages.noReason)
  expect(pending).not.toContain(planMessages.priceFailed)
  expect(whyOnMonday({ ...before, isPending: false })).toContain(planMessages.priceFailed)
})
