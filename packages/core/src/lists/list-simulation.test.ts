import { describe, expect, it } from 'vitest'
import { hybridClock } from './hybrid-clock.ts'
import {
  applyOperations,
  type Change,
  emptyList,
  type ListOperation,
  type ListState,
  listItems,
} from './list-operations.ts'

/**
 * Devices that shop one list, with partitions, reloads, doubled and reordered messages and clocks an
 * hour off. `LIST_SEEDS=1000` runs more of them; a failing seed is in the test's name and replays.
 */
const seeds = Array.from({ length: Number(process.env.LIST_SEEDS ?? 100) }, (_, seed) => seed)

describe('devices that shop one list', () => {
  it.each(seeds)('agree in the end, seed %i', seed => {
    const { devices, added, removed } = simulate(seed)
    const [first, ...others] = devices.map(device => listItems(device.state))
    for (const other of others) expect(other).toEqual(first)

    const held = new Set(first!.map(item => item.id))
    expect([...added].filter(id => !removed.has(id) && !held.has(id))).toEqual([])
    expect([...removed].filter(id => held.has(id))).toEqual([])
  })
})

type Device = {
  name: string
  clock: ReturnType<typeof hybridClock>
  lastStamp: string | undefined
  state: ListState
  /** Operations not yet told to the others. */
  outbox: ListOperation[]
}

function simulate(seed: number) {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  let time = 1_700_000_000_000
  const hour = 3_600_000
  const newClock = (name: string, off: number, last?: string) =>
    hybridClock(name, () => time + off, last)
  const devices: Device[] = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, i) => ({
    name: `d${i}`,
    clock: newClock(`d${i}`, (random() * 2 - 1) * hour),
    lastStamp: undefined,
    state: emptyList,
    outbox: [],
  }))
  const added = new Set<string>()
  const removed = new Set<string>()
  const log: ListOperation[] = []

  for (let step = 0; step < 100; step++) {
    time += Math.floor(random() * 60_000)
    const device = pick(devices)
    const action = random()
    if (action < 0.6) act(device, step)
    else if (action < 0.75) exchange(device)
    else if (action < 0.85) reload(device)
  }
  for (const device of devices) device.outbox = tellAll(device)
  for (const device of devices) receive(device, log)
  return { devices, added, removed }

  function act(device: Device, step: number) {
    const items = listItems(device.state)
    const itemId =
      items.length === 0 || random() < 0.35 ? `${device.name}-i${step}` : pick(items).id
    const at = device.clock.next()
    device.lastStamp = at
    const operation = { ...change(device, itemId), id: `${device.name}-o${step}`, at, itemId }
    if (operation.kind === 'add') added.add(itemId)
    if (operation.kind === 'remove') removed.add(itemId)
    device.state = applyOperations(device.state, [operation])
    device.outbox.push(operation)
  }

  function change(device: Device, itemId: string): Change {
    if (!device.state[itemId]) return { kind: 'add', item: anItem(itemId) }
    return pick<Change>([
      { kind: 'check', isChecked: random() < 0.7, by: device.name },
      { kind: 'check', isChecked: random() < 0.7, by: device.name },
      { kind: 'quantity', quantity: 1 + Math.floor(random() * 9) },
      { kind: 'more', by: 1 + Math.floor(random() * 3) },
      { kind: 'price', priceCents: Math.floor(random() * 900) },
      { kind: 'remove' },
    ])
  }

  /** Sends what waits, some of it twice, and hears a shuffled part of what the others sent. */
  function exchange(device: Device) {
    device.outbox = tellAll(device)
    receive(
      device,
      log.filter(() => random() < 0.7),
    )
  }

  function tellAll(device: Device): ListOperation[] {
    log.push(...device.outbox, ...device.outbox.filter(() => random() < 0.2))
    return []
  }

  function receive(device: Device, operations: readonly ListOperation[]) {
    const shuffled = operations
      .map(operation => ({ operation, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ operation }) => operation)
    for (const { at } of shuffled) device.clock.observe(at)
    device.state = applyOperations(device.state, shuffled)
  }

  /** What is kept on the device survives; its clock may come back wrong by another amount. */
  function reload(device: Device) {
    const kept = JSON.parse(JSON.stringify({ state: device.state, outbox: device.outbox }))
    device.state = kept.state
    device.outbox = kept.outbox
    device.clock = newClock(device.name, (random() * 2 - 1) * hour, device.lastStamp)
  }
}

function anItem(name: string) {
  return {
    productId: null,
    name,
    imageUrl: '',
    weightQuantity: '',
    department: 'Other' as const,
    diets: [],
    quantity: 1,
    priceCents: null,
    originalPriceCents: null,
    origin: 'list' as const,
    addedBy: 'd0',
  }
}

/** Mulberry32: the same seed gives the same numbers. */
function randomFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
