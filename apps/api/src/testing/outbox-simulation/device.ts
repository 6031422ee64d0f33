import type { StoredRecord } from '../../../../web/src/api/device-records/record.ts'
import { createOutbox } from '../../../../web/src/api/outbox/sending/create-outbox.ts'
import type { openBrowser } from '../test-app.ts'
import { kinds } from './kinds.ts'

export type Browser = ReturnType<typeof openBrowser>

export type Device = {
  browser: Browser
  userId: string
  kept: Map<string, StoredRecord>
  isOnline: boolean
  /** Resolves when this device's lock is free. */
  free: Promise<void>
  tabs: Tab[]
}

export type Tab = { outbox: ReturnType<typeof createOutbox>; isDead: boolean; release: () => void }

/** A dead tab never gets a response. */
export const never = <Result>() => new Promise<Result>(() => {})

export function deviceOf(browser: Browser, userId: string): Device {
  return { browser, userId, kept: new Map(), isOnline: true, free: Promise.resolve(), tabs: [] }
}

export function openTab(device: Device): Tab {
  const { kept, userId } = device
  const records = {
    open: async () => {},
    keys: (prefix: string) => [...kept.keys()].filter(key => key.startsWith(prefix)),
    read: (key: string) => kept.get(key),
    async change(changes: readonly (readonly [string, StoredRecord | undefined])[]) {
      if (tab.isDead) return never<void>()
      for (const [key, record] of changes) {
        if (record) kept.set(key, structuredClone(record))
        else kept.delete(key)
      }
    },
  }
  const tab: Tab = {
    isDead: false,
    release: () => {},
    outbox: createOutbox({
      records,
      kinds: () => kinds,
      confirmedUser: async () => {
        if (!device.isOnline) throw new TypeError('Failed to fetch')
        return { id: userId }
      },
      async withLock(_, task) {
        const before = device.free
        let release = () => {}
        device.free = new Promise(resolve => {
          release = resolve
        })
        await before
        tab.release = release
        if (tab.isDead) {
          release()
          return never()
        }
        try {
          return await task()
        } finally {
          release()
        }
      },
      now: () => new Date(),
    }),
  }
  return tab
}

/** The browser kills the tab, whatever it is doing, and opens another one. */
export function restart(device: Device, place: number): void {
  const tab = device.tabs[place]
  if (!tab) return
  tab.isDead = true
  tab.release()
  device.tabs[place] = openTab(device)
}
