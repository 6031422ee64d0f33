import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/client/query-client.ts'
import { changeRecords, openRecords } from '../../api/device-records/device-records.ts'
import { forgetOnDevice } from '../../api/device-records/forget-on-device.ts'
import { unsentKey } from '../../api/device-records/keys.ts'
import { sessionQuery } from '../../api/session/session.ts'
import { stubBrowser, stubNetwork } from '../../testing/stub-browser.ts'

const page = { path: '/browse', search: '', shown: '', focused: '' }
const input = new EventTarget()

beforeEach(async () => {
  stubBrowser()
  vi.stubGlobal('Element', PressedElement)
  vi.stubGlobal('addEventListener', input.addEventListener.bind(input))
  vi.stubGlobal('location', {
    get pathname() {
      return page.path
    },
    get search() {
      return page.search
    },
  })
  vi.stubGlobal('document', {
    querySelector: (wanted: string) => (page.shown && wanted.includes(page.shown) ? {} : null),
    activeElement: {
      matches: (wanted: string) => Boolean(page.focused) && wanted.includes(page.focused),
    },
    addEventListener: () => {},
  })
  Object.assign(page, { path: '/browse', search: '', shown: '', focused: '' })
  queryClient.clear()
  const user = { id: 'robin', fullName: 'Robin Ferris', email: '', emailVerified: true }
  queryClient.setQueryData(sessionQuery.queryKey, { user, challenge: null })
  await openRecords()
  await forgetOnDevice('robin')
})

class PressedElement extends EventTarget {}

function press(element: { closest: (wanted: string) => unknown }): void {
  const press = new Event('click')
  Object.defineProperty(press, 'target', { value: Object.assign(new PressedElement(), element) })
  input.dispatchEvent(press)
}

const isSafe = async () => (await import('./is-safe-to-reload.ts')).isSafeToReload()

describe('a tab with an older version', () => {
  it('may reload by itself where nothing would be lost', async () => {
    expect(await isSafe()).toBe(true)
  })

  it.each([
    ['a dialog is open', { shown: 'role=dialog' }],
    ['a question is open', { shown: 'role=alertdialog' }],
    ['a menu is open', { shown: 'role=menu' }],
    ['a field has the focus', { focused: 'textarea' }],
    ['a list is being shopped', { path: '/shopping/some-list' }],
    ['a meal is being cooked', { path: '/meals/soup/cook' }],
    ['a recipe is being written', { path: '/recipes/new' }],
    ['a plan is being filled', { path: '/plan/some-plan', search: '?fill=1' }],
  ])('does not while %s', async (_, state) => {
    Object.assign(page, state)
    expect(await isSafe()).toBe(false)
  })

  it('does not on the screen on which something was typed, and may on the next one', async () => {
    page.path = '/auth'
    await isSafe()
    input.dispatchEvent(new Event('input'))
    expect(await isSafe()).toBe(false)
    page.path = '/favorites'
    expect(await isSafe()).toBe(true)
  })

  it('does not on the screen on which a button of a form was pressed', async () => {
    page.path = '/plan'
    await isSafe()
    press({ closest: () => null })
    expect(await isSafe()).toBe(true)
    press({ closest: (wanted: string) => (wanted === 'form' ? {} : null) })
    expect(await isSafe()).toBe(false)
    page.path = '/favorites'
    expect(await isSafe()).toBe(true)
  })

  it('may where only a form was changed that keeps its draft on the device', async () => {
    page.path = '/products/milk'
    await isSafe()
    press({ closest: () => ({}) })
    expect(await isSafe()).toBe(true)
  })

  it('does not without a network, which it would need', async () => {
    stubNetwork(false)
    expect(await isSafe()).toBe(false)
  })

  it('does not while a change waits to be sent', async () => {
    await changeRecords([[unsentKey('robin', 'cart', 'some-id'), { v: 0, data: {} }]])
    expect(await isSafe()).toBe(false)
  })
})
