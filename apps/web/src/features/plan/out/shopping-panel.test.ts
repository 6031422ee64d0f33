import type { User } from '@aisleway/core/account/session'
import { emptyList } from '@aisleway/core/lists/list-operations'
import { plannedItemId } from '@aisleway/core/plan/plan-ids'
import type { UseQueryResult } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { listHead } from '../../../testing/list-head.ts'
import type { ListOnDevice } from '../../lists/replica/list-on-device.ts'
import { messages } from '../messages.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { PricedAnswer } from '../plan-queries.ts'
import { ShoppingPanel } from './shopping-panel.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: () => null }))
vi.mock('../../lists/my-lists/menu/use-load-into-cart.ts', () => ({
  useLoadIntoCart: () => ({ isPending: false }),
}))

const list = {
  head: listHead({ id: 'week' }),
  items: [{ id: plannedItemId('rice') }],
  state: emptyList,
} as unknown as ListOnDevice

/** The panel of a plan that was once added to its list. */
function panel(priced: Partial<UseQueryResult<PricedAnswer>>): string {
  return renderToString(
    createElement(ShoppingPanel, {
      user: {} as User,
      list,
      priced: priced as UseQueryResult<PricedAnswer>,
      changes: {} as PlanChanges,
    }),
  )
}

const foods = { foods: [] } as unknown as PricedAnswer

it('says nothing of what is to buy until the plan is priced, nor if that fails', () => {
  for (const priced of [{}, { failureReason: new Error('Offline') }]) {
    expect(panel(priced)).toContain(messages.toCart)
    expect(panel(priced)).not.toContain(messages.products(0))
    expect(panel(priced)).not.toContain(messages.listCurrent)
  }
})

it('the list is up to date if it has what the plan needs as it is now', () => {
  expect(panel({ data: foods, isPlaceholderData: false })).toContain(messages.listCurrent)
  expect(panel({ data: foods, isPlaceholderData: true })).not.toContain(messages.listCurrent)
})
