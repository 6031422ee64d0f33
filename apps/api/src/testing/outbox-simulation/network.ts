import { AsyncLocalStorage } from 'node:async_hooks'
import { idempotencyKeyHeader } from '@aisleway/core/idempotency'
import type { ListItem } from '@aisleway/core/lists/list-item'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { mergeKind } from '../../../../web/src/features/lists/outbox/merge-kind.ts'
import { rowsOf } from '../shoppers/merged-rows.ts'
import { type Browser, type Device, never, type Tab } from './device.ts'
import { kinds } from './kinds.ts'
import type { World } from './world.ts'

/** The tab from which a request comes. */
export const sender = new AsyncLocalStorage<{ world: World; device: Device; tab: Tab }>()

/** The network between devices and the server, which handles one request at a time. */
export async function network(request: Request): Promise<Response> {
  const { world, device, tab } = sender.getStore()!
  const happens = (chance: number) => !world.areFaultsOver && world.random() < chance
  const lose = () => {
    throw new TypeError('Failed to fetch')
  }
  await new Promise(resolve => setTimeout(resolve, 0))
  if (tab.isDead) return never()
  if (!device.isOnline || happens(0.15)) return lose()
  if (happens(0.08)) return broken()
  const response = await handle(world, device, request)
  if (tab.isDead) return never()
  if (!device.isOnline || happens(0.15)) return lose()
  return happens(0.08) ? broken() : response
}

const broken = () => Response.json({ code: 'INTERNAL_SERVER_ERROR' }, { status: 500 })

async function handle(world: World, { browser }: Device, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = Object.fromEntries(request.headers)
  const body = request.body === null ? undefined : await request.text()
  const handling = world.busy.then(async () => {
    const key = request.headers.get(idempotencyKeyHeader)
    const source = await sourceOf(world, browser, key)
    const answer = await browser.sendText(request.method, `${pathname}${search}`, body, headers)
    if (answer.status === 200 && key && noteTold(world, key, source)) {
      await compareMerged(world, browser, key)
    }
    return answer
  })
  world.busy = handling.catch(() => {})
  const { status, body: json } = await handling
  return Response.json(json, { status })
}

/** The server's items of a list that is about to be merged into another one. */
async function sourceOf(world: World, browser: Browser, key: string | null): Promise<ListItem[]> {
  const { entry } = world.entries.get(key ?? '') ?? {}
  if (entry?.kind !== mergeKind.name) return []
  const { from } = entry.input as MergeInput
  const { status, body } = await browser.get(`/api/lists/${from}`)
  return status === 200 ? listItems(listState(body.state)) : []
}

type MergeInput = Parameters<typeof mergeKind.about>[0]['input']

/** Compares merges immediately, since the list may be deleted before the end. */
async function compareMerged(world: World, browser: Browser, key: string): Promise<void> {
  const { entry } = world.entries.get(key)!
  const list = world.told.lists.get(entry.group)
  if (entry.kind !== mergeKind.name || !list) return
  const { body } = await browser.get(`/api/lists/${entry.group}`)
  world.merges.push({ wanted: list.rows, found: rowsOf(listItems(listState(body.state))) })
}

/** Whether the server sees this change for the first time. */
function noteTold(world: World, key: string, source: readonly ListItem[]): boolean {
  const known = world.entries.get(key)
  if (!known || world.told.ids.has(key)) return false
  const { entry, place, device } = known
  world.told.apply(entry, source)
  const places = world.lastPlaces.get(device) ?? new Map<string, number>()
  world.lastPlaces.set(device, places)
  for (const thing of kinds.get(entry.kind)?.about(entry) ?? []) {
    if ((places.get(thing) ?? 0) > place) world.disorder.push(`${entry.kind} about ${thing}`)
    places.set(thing, place)
  }
  return true
}
