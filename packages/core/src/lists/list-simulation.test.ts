import { describe, expect, it } from 'vitest'
import { departments } from '../catalogue/departments.ts'
import { aPlanSettings } from '../plan/plan.test-data.ts'
import { planSlots } from '../plan/plan-days.ts'
import { planSettingsId, slotItemId } from '../plan/plan-ids.ts'
import { planOf } from '../plan/plan-of.ts'
import { seededRandom } from '../seeded-random.ts'
import { clampStamps, hybridClock, maxAheadMs, readStamp } from './hybrid-clock.ts'
import {
  applyOperations,
  type Change,
  emptyList,
  type ItemChange,
  type ListOperation,
  type ListState,
  listItems,
  listRecord,
  listState,
} from './list-operations.ts'

/**
 * Simulates devices that shop one list through a server, with networks that fail, requests and answers that
 * are lost, duplicated or reordered, reloads, and clocks that are up to an hour off. `LIST_SEEDS=1000` runs
 * more of them. The name of a failed test contains its seed, and `-t 'seed 17$'` repeats it.
 */
const seeds = Array.from({ length: Number(process.env.LIST_SEEDS ?? 60) }, (_, seed) => seed)

const operationsEach = 100
const slotKeys = planSlots(aPlanSettings({})).slice(0, 4)
const hourMs = 3_600_000

describe('devices that shop one list', () => {
  it.each(seeds)('agree in the end, seed %i', seed => {
    const { devices, server, done, random } = simulate(seed)
    const list = listItems(server.state)
    const plan = planOf(server.state)
    for (const { copy, unsent } of devices) {
      expect(unsent).toEqual([])
      expect(listItems(copy)).toEqual(list)
      expect(planOf(copy)).toEqual(plan)
    }
    const shuffled = shuffle([...server.log, ...server.log.filter(() => random() < 0.3)], random)
    const fromLog = applyOperations(emptyList, shuffled)
    expect(listItems(fromLog)).toEqual(list)
    expect(planOf(fromLog)).toEqual(plan)
    expect(lastWritten(done, planSettingsId, 'planSettings')).toContainEqual(plan?.settings ?? null)
    for (const key of plan ? slotKeys : []) {
      const id = slotItemId(key)
      expect(lastWritten(done, id, 'slot')).toContainEqual(plan?.slots.get(key) ?? null)
      expect(lastWritten(done, id, 'eaters')).toContainEqual(plan?.eaters.get(key) ?? null)
    }

    const onList = new Set(list.map(({ id }) => id))
    for (const { itemId } of done.filter(({ kind }) => kind === 'add')) {
      expect(lastWritten(done, itemId, 'add', 'remove', 'restore')).toContain(onList.has(itemId))
    }
    for (const item of list) {
      const { id, checkedBy, priceCents, note, name, department, order, isElsewhere } = item
      expect(lastWritten(done, id, 'elsewhere').map(Boolean)).toContain(isElsewhere)
      expect(lastWritten(done, id, 'check')).toContain(checkedBy)
      expect(lastWritten(done, id, 'price')).toContain(priceCents)
      expect(lastWritten(done, id, 'note')).toContain(note || null)
      expect(lastWritten(done, id, 'name')).toContain(name.startsWith('name') ? name : null)
      expect(lastWritten(done, id, 'department')).toContain(
        department === 'Other' ? null : department,
      )
      const placed = lastWritten(done, id, 'order')
      expect(placed.includes(null) || placed.includes(order)).toBe(true)
    }
    for (const { at } of server.log) expect(readStamp(at).ms).toBeLessThanOrEqual(server.latestMs)
  })
})

/** The number of operations known from each device. */
type Known = Record<string, number>

type Done = ListOperation & {
  device: string
  /** Position in its device's sequence. */
  number: number
  /** The operations that its device had made or received before. */
  known: Known
}

/** The values that a field may hold: those written without knowledge of a later write. */
function lastWritten(done: readonly Done[], itemId: string, ...kinds: Change['kind'][]): unknown[] {
  const writes = done.filter(write => write.itemId === itemId && kinds.includes(write.kind))
  const isOvertaken = ({ device, number }: Done) =>
    writes.some(({ known }) => (known[device] ?? 0) >= number)
  const last = writes.filter(write => !isOvertaken(write))
  return last.length > 0 ? last.map(written) : [null]
}

function written(write: ListOperation): unknown {
  switch (write.kind) {
    case 'check':
      return write.isChecked ? write.by : null
    case 'price':
      return write.priceCents
    case 'note':
      return write.note
    case 'name':
      return write.name
    case 'department':
      return write.department
    case 'order':
      return write.order
    case 'elsewhere':
      return write.isElsewhere
    case 'planSettings':
      return write.settings
    case 'slot':
      return write.slot
    case 'eaters':
      return write.eaters
    default:
      return write.kind !== 'remove'
  }
}

type Answer = { base: ListState; operations: ListOperation[]; sequence: number; sent: string[] }

/** A device like the web app's replica: the server's last state, and the operations that wait to be sent. */
type Device = {
  name: string
  clock: ReturnType<typeof hybridClock>
  /** The latest stamp, own or received, from which the clock continues after a reload. */
  lastStamp: string | undefined
  copy: ListState
  sequence: number
  unsent: ListOperation[]
  known: Known
  /** Answers that have not arrived yet. */
  answers: Answer[]
  isOnline: boolean
  count: number
}

function simulate(seed: number) {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  let time = 1_700_000_000_000
  const server = { state: emptyList as ListState, log: [] as ListOperation[], latestMs: 0 }
  const done: Done[] = []
  const newClock = (name: string, last?: string) => {
    const off = (random() * 2 - 1) * hourMs
    return hybridClock(name, () => Math.floor(time + off), last)
  }
  const devices: Device[] = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, i) => ({
    name: `d${i}`,
    clock: newClock(`d${i}`),
    lastStamp: undefined,
    copy: emptyList,
    sequence: 0,
    unsent: [],
    known: {},
    answers: [],
    isOnline: true,
    count: 0,
  }))

  while (devices.some(({ count }) => count < operationsEach)) {
    time += 1 + Math.floor(random() * 30_000)
    const device = pick(devices)
    const action = random()
    if (action < 0.6) act(device)
    else if (action < 0.8) request(device)
    else if (action < 0.9) hear(device)
    else if (action < 0.95) device.isOnline = !device.isOnline
    else reload(device)
  }
  for (const device of [...devices, ...devices]) {
    time += 1
    accept(device, serve(device))
  }
  return { devices, server, done, random }

  function act(device: Device) {
    if (device.count === operationsEach) return
    const { name } = device
    const number = ++device.count
    const id = `${name}-${number}`
    const at = device.clock.next()
    device.lastStamp = at
    const operation = { id, at, ...(random() < 0.2 ? planChange() : itemChange(device, id)) }
    done.push({ ...operation, device: name, number, known: { ...device.known } })
    device.known[name] = number
    device.unsent.push(operation)
  }

  function planChange(): ItemChange {
    const kind = random()
    if (kind < 0.1) {
      const settings = aPlanSettings({ budgetCents: done.length })
      return { itemId: planSettingsId, kind: 'planSettings', settings }
    }
    const itemId = slotItemId(pick(slotKeys))
    if (kind < 0.3) return { itemId, kind: 'eaters', eaters: { people: [], guests: done.length } }
    const slot = { kind: 'meal', slug: `meal-${done.length}`, isLocked: random() < 0.5 } as const
    return { itemId, kind: 'slot', slot: random() < 0.8 ? slot : null }
  }

  function itemChange(device: Device, id: string): ItemChange {
    const shown = [...applyOperations(device.copy, device.unsent)]
    const items = shown.filter(([, item]) => item.base)
    const isNew = items.length === 0 || random() < 0.2
    const [itemId, { removed }] = isNew ? [`item-${id}`, {}] : pick(items)
    const changed = removed?.value ? ({ kind: 'restore' } as const) : change(isNew, id)
    return { itemId, ...changed }
  }

  function change(isNew: boolean, id: string): Change {
    if (isNew) return { kind: 'add', item: anItem(id) }
    return pick<Change>([
      { kind: 'check', isChecked: random() < 0.7, by: id },
      { kind: 'check', isChecked: random() < 0.7, by: id },
      { kind: 'quantity', quantity: 1 + Math.floor(random() * 9) },
      { kind: 'more', by: 1 + Math.floor(random() * 3) },
      { kind: 'price', priceCents: done.length },
      { kind: 'note', note: `note ${done.length}` },
      { kind: 'name', name: `name ${done.length}` },
      { kind: 'department', department: pick(departments) },
      { kind: 'order', order: `${done.length}1` },
      { kind: 'elsewhere', isElsewhere: random() < 0.7 },
      { kind: 'remove' },
    ])
  }

  /** The request may be lost; its answer may be lost, come twice, or come after the next one. */
  function request(device: Device) {
    if (!device.isOnline || random() < 0.1) return
    const answer = serve(device)
    const fate = random()
    if (fate < 0.6) accept(device, answer)
    else if (fate < 0.85) device.answers.push(answer, ...(fate < 0.7 ? [answer] : []))
  }

  function hear(device: Device) {
    if (device.answers.length === 0) return
    const [answer] = device.answers.splice(Math.floor(random() * device.answers.length), 1)
    accept(device, answer!)
  }

  /** Accepts each operation once, and limits stamps that are too far ahead. */
  function serve({ unsent, copy, sequence }: Device): Answer {
    const seen = new Set(server.log.map(({ id }) => id))
    const fresh = unsent.filter(({ id }) => !seen.has(id))
    const stamps = clampStamps(
      fresh.map(({ at }) => at),
      time,
    )
    const told = shuffle(
      fresh.map((operation, i) => ({ ...operation, at: stamps[i]! })),
      random,
    )
    server.latestMs = time + maxAheadMs
    server.log.push(...told)
    server.state = applyOperations(server.state, told)
    return {
      base: copy,
      operations: server.log.slice(sequence),
      sequence: server.log.length,
      sent: unsent.map(({ id }) => id),
    }
  }

  function accept(device: Device, { base, operations, sequence, sent }: Answer) {
    for (const { at, id } of operations) {
      device.clock.observe(at)
      if (at > (device.lastStamp ?? '')) device.lastStamp = at
      const [name = '', number] = id.split('-')
      device.known[name] = Math.max(device.known[name] ?? 0, Number(number))
    }
    // An answer that was overtaken by a later one brings nothing new.
    if (sequence >= device.sequence) {
      device.copy = applyOperations(base, operations)
      device.sequence = sequence
    }
    device.unsent = device.unsent.filter(({ id }) => !sent.includes(id))
  }

  /** What is stored on the device survives; its clock may be wrong by another amount afterwards. */
  function reload(device: Device) {
    const kept = JSON.stringify({ record: listRecord(device.copy), unsent: device.unsent })
    const { record, unsent } = JSON.parse(kept)
    Object.assign(device, { copy: listState(record), unsent, answers: [] })
    device.clock = newClock(device.name, device.lastStamp)
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

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map(item => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
