import type { CartItem } from '@aisleway/core/cart/cart'
import type { Product } from '@aisleway/core/catalogue/product'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/client/query-client.ts'
import { openRecords } from '../../api/device-records/device-records.ts'
import { forgetOnDevice } from '../../api/device-records/forget-on-device.ts'
import { setKinds } from '../../api/outbox/kinds.ts'
import { sessionQuery } from '../../api/session/session.ts'
import { stubBrowser } from '../../testing/stub-browser.ts'
import { cartKind } from './account/cart-kind.ts'
import { changeQuantity, setQuantity } from './change-cart.ts'

const { cart } = vi.hoisted(() => ({
  cart: { read: vi.fn(), setQuantity: vi.fn(), merge: vi.fn() },
}))
vi.mock('../../api/client/client.ts', () => ({
  api: { cart, account: { session: async () => ({ user: { id: 'robin' }, challenge: null }) } },
}))

const milk = { id: 'milk', name: 'Whole Milk', priceCents: 449 } as Product
const shown = () => queryClient.getQueryData<CartItem[]>(['cart', 'robin'])?.[0]?.quantity
let onServer = 0

beforeEach(async () => {
  stubBrowser()
  await openRecords()
  await forgetOnDevice('robin')
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, {
    user: { id: 'robin' },
    challenge: null,
  } as never)
  setKinds(async () => ({ kinds: [cartKind] }))
  const items = () => ({ items: onServer === 0 ? [] : [{ product: milk, quantity: onServer }] })
  cart.read.mockImplementation(async () => items())
  cart.setQuantity.mockImplementation(async ({ quantity }) => {
    onServer = quantity
    return items()
  })
  cart.merge.mockImplementation(async ({ items: [line] }) => {
    onServer = Math.max(onServer, line.quantity)
    return items()
  })
})

it('a press before the cart was loaded takes away nothing of what is in it', async () => {
  onServer = 3
  setQuantity(milk, 1)
  expect(shown()).toBe(1)
  await vi.waitFor(() => expect(cart.merge).toHaveBeenCalled())
  expect(onServer).toBe(3)
})

it('nor do two, of which the second counts from the first', async () => {
  onServer = 3
  changeQuantity(milk, 1)
  changeQuantity(milk, 1)
  expect(shown()).toBe(2)
  const twoSent = { items: [{ productId: 'milk', quantity: 2 }] }
  await vi.waitFor(() => expect(cart.merge).toHaveBeenCalledWith(twoSent, expect.anything()))
  expect(onServer).toBe(3)
})

it('two quick presses count two', async () => {
  onServer = 0
  queryClient.setQueryData(['cart', 'robin'], [])
  changeQuantity(milk, 1)
  changeQuantity(milk, 1)
  expect(shown()).toBe(2)
  await vi.waitFor(() => expect(onServer).toBe(2))
  expect(shown()).toBe(2)
})
