import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { maxImageUrl } from '@aisleway/core/catalogue/product'
import { addDays, dayMs, utcDay } from '@aisleway/core/days'
import { listItems, listState } from '@aisleway/core/lists/list-operations'
import { maxPantryEntries, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { pantryEntry } from '@aisleway/core/pantry/pantry-entry.test-data'
import { aPlanSettings } from '@aisleway/core/plan/plan.test-data'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { Queries } from '../../db/database.ts'
import { rowsReadFrom } from '../../testing/rows-read.ts'
import { listenLive } from '../../testing/services/listen-live.ts'
import { type NamedShopper, namedShopper } from '../../testing/shoppers/named-shopper.ts'
import { shareList } from '../../testing/shoppers/share-list.ts'
import { operation, saveList } from '../../testing/shoppers/write-list.ts'
import { productRow } from '../../testing/test-app.ts'
import { ingredient, mealRow, openMealApp } from '../../testing/test-meals.ts'
import { forgetOldStates, sharePantry } from './store.ts'
import { pantryChanges } from './tables.ts'

const products = [
  productRow({
    id: 'spinach',
    name: 'Spinach, 1 lb',
    weightQuantity: '1 lb',
    priceCents: 400,
    department: 'Produce',
  }),
  productRow({ id: 'rice', name: 'Rice, 2 lb', weightQuantity: '2 lb', priceCents: 300 }),
  productRow({ id: 'salt', name: 'Salt, 1 lb', weightQuantity: '1 lb', priceCents: 100 }),
  productRow({ id: 'eggs', name: 'Eggs, 12 ct', weightQuantity: '12 ct' }),
  productRow({ id: 'towels', name: 'Paper Towels', department: 'Household' }),
]
const food = (name: string, grams: number, gramsEach: number | null = null) =>
  ingredient({ food: name, grams, gramsEach })
const meals = [
  mealRow({
    slug: 'green-rice',
    name: 'Green Supper',
    ingredients: [food('spinach', 226.8), food('rice', 400), food('salt', 5)],
  }),
  mealRow({ slug: 'omelet', ingredients: [food('egg white', 30, 33), food('whole egg', 50, 50)] }),
]
const links = [
  ...['spinach', 'rice', 'salt'].map(id => ({ food: id, productId: id })),
  ...['egg white', 'whole egg'].map(name => ({ food: name, productId: 'eggs' })),
]

let shop: Awaited<ReturnType<typeof openMealApp>>
let present: Date | undefined
beforeAll(async () => {
  shop = await openMealApp({ products, meals, links, now: () => present ?? new Date() })
})
afterAll(() => shop.close())

const pantryOf = async (shopper: NamedShopper) => (await shopper.get('/api/pantry')).body
const add = (shopper: NamedShopper, ...things: object[]) =>
  shopper.post('/api/pantry/entries', { things })
const cook = (shopper: NamedShopper, id: string = randomUUID(), portions = 4) =>
  shopper.post('/api/pantry/meals', { id, slug: 'green-rice', portions })

/** An entry from a device that does not know which foods it serves as. */
function onDevice(key: string, given: Partial<PantryEntry>) {
  return { ...pantryEntry({ ...given, foods: [], grams: null, fullGrams: null }), key }
}

function shown(entries: readonly PantryEntry[]) {
  return Object.fromEntries(entries.map(({ key, amount, grams }) => [key, [amount, grams]]))
}

/** Buys these products on a new list, and returns a function that completes the trip. */
async function shopFor(shopper: NamedShopper, bought: Record<string, number>) {
  const wanted = Object.entries(bought).map(([productId, quantity]) => ({ productId, quantity }))
  const listId = await saveList(shopper, 'Weekend', wanted)
  await shopper.post(`/api/lists/${listId}/start`)
  const items = listItems(listState((await shopper.get(`/api/lists/${listId}`)).body.state))
  const operations = items.map(item =>
    operation(item.id, { kind: 'check', isChecked: true, by: '' }),
  )
  const tripId = randomUUID()
  return {
    tripId,
    complete: (given: object = {}) =>
      shopper.post(`/api/lists/${listId}/trip`, { tripId, operations, ...given }),
  }
}

describe('a pantry', () => {
  it('begins with what somebody puts in: a product as its food, and own words', async () => {
    const mara = await namedShopper(shop, 'Mara')
    expect(await pantryOf(mara)).toMatchObject({ isKept: false, entries: [] })
    await add(mara, { productId: 'spinach' }, { productId: 'towels' }, { words: 'Grandma’s jam' })
    const { body } = await add(mara, { words: 'Rice' })
    expect(body.isKept).toBe(true)
    expect(shown(body.entries)).toEqual({
      'food:spinach': ['full', 453.6],
      'food:rice': ['full', 907.2],
      'product:towels': ['full', null],
      'words:grandma’s jam': ['full', null],
    })
  })

  it('knows the food that somebody writes, of several as which a product serves', async () => {
    const ola = await namedShopper(shop, 'Ola')
    const { body } = await add(ola, { words: 'Egg white' })
    expect(body.entries).toMatchObject([{ key: 'food:egg white', name: 'egg white' }])
  })

  it('knows a product by what it is as a whole, not by a part of it', async () => {
    const amy = await namedShopper(shop, 'Amy')
    const { body } = await add(amy, { productId: 'eggs' })
    expect(shown(body.entries)).toEqual({ 'food:whole egg': ['full', 600] })
  })

  it('holds a thing once, however often it is added', async () => {
    const noor = await namedShopper(shop, 'Noor')
    for (let i = 0; i < 3; i++) await add(noor, { productId: 'rice' })
    expect(shown((await pantryOf(noor)).entries)).toEqual({ 'food:rice': ['full', 907.2] })
  })

  it('holds a thing once that was put in and changed on a device without a network', async () => {
    const eli = await namedShopper(shop, 'Eli')
    const byProduct = onDevice('product:spinach', { name: 'Spinach', productId: 'spinach' })
    const byWords = onDevice('words:rice', { name: 'Rice' })
    await add(eli, { productId: 'spinach' }, { words: 'Rice' })
    const changed = [byProduct, byWords].map(entry => ({
      ...entry,
      isStaple: true,
      amount: 'half',
    }))
    const { body } = await eli.put('/api/pantry/entries', { entries: changed })
    expect(shown(body.entries)).toEqual({
      'food:rice': ['half', 453.6],
      'food:spinach': ['half', 226.8],
    })
    expect(body.entries.every(({ isStaple }: PantryEntry) => isStaple)).toBe(true)
    const removed = [byProduct.key, byWords.key]
    expect((await eli.put('/api/pantry/entries', { removed })).body.entries).toEqual([])
  })

  it('has pictures with addresses as long as a catalogue’s', async () => {
    const noa = await namedShopper(shop, 'Noa')
    const [entry] = (await add(noa, { productId: 'rice' })).body.entries
    const imageUrl = `https://pictures.example/${'x'.repeat(maxImageUrl - 25)}`
    const { status } = await noa.put('/api/pantry/entries', { entries: [{ ...entry, imageUrl }] })
    expect([imageUrl.length, status]).toEqual([maxImageUrl, 200])
  })

  it('brings no picture of the sender’s choice to those who share it', async () => {
    const eve = await namedShopper(shop, 'Eve')
    const { entries } = (await add(eve, { productId: 'rice' }, { words: 'Grandma’s jam' })).body
    const imageUrl = 'https://tracker.test/pixel.png'
    const tracked = entries.map((entry: PantryEntry) => ({ ...entry, imageUrl, amount: 'half' }))
    const { body } = await eve.put('/api/pantry/entries', { entries: tracked })
    const pictures = (of: readonly PantryEntry[]) => of.map(entry => entry.imageUrl)
    expect(pictures(body.entries)).toEqual(pictures(entries))
  })

  it('forgets what is used up, unless it is a staple', async () => {
    const lea = await namedShopper(shop, 'Lea')
    const { entries } = (await add(lea, { productId: 'spinach' }, { productId: 'salt' })).body
    const out = entries.map((entry: PantryEntry) => ({ ...entry, amount: 'out', grams: 0 }))
    const { body } = await lea.put('/api/pantry/entries', { entries: out })
    expect(shown(body.entries)).toEqual({ 'food:salt': ['out', 0] })
  })

  it('is full at some point, and says so', async () => {
    const ada = await namedShopper(shop, 'Ada')
    const things = Array.from({ length: maxPantryEntries }, (_, i) => ({ words: `thing ${i}` }))
    for (let from = 0; from < things.length; from += 200) {
      await add(ada, ...things.slice(from, from + 200))
    }
    expect((await add(ada, { words: 'thing 1' })).status).toBe(200)
    const { status, body } = await add(ada, { words: 'one more' })
    expect([status, body.code]).toEqual([422, 'PANTRY_FULL'])

    const [first] = (await pantryOf(ada)).entries
    await ada.put('/api/pantry/entries', { removed: [first.key] })
    await add(ada, { productId: 'rice' })
    const { entries } = await pantryOf(ada)
    const rice = entries.find(({ key }: PantryEntry) => key === 'food:rice')
    await ada.put('/api/pantry/entries', { entries: [{ ...rice, amount: 'low', grams: 100 }] })
    const { complete } = await shopFor(ada, { rice: 1, spinach: 1 })
    await complete()
    const after = await pantryOf(ada)
    expect(after.entries).toHaveLength(maxPantryEntries)
    expect(shown(after.entries)['food:rice']).toEqual(['full', 1007.2])

    await ada.put('/api/pantry/entries', { removed: ['words:thing 2'] })
    await add(ada, { productId: 'spinach' })
    const cooked = randomUUID()
    await cook(ada, cooked, 12)
    expect((await pantryOf(ada)).entries).toHaveLength(maxPantryEntries - 1)
    await add(ada, { words: 'in its place' })
    const undo = () => ada.delete(`/api/pantry/changes/${cooked}`)
    const refused = await undo()
    expect([refused.status, refused.body.code]).toEqual([422, 'PANTRY_FULL'])
    expect((await pantryOf(ada)).entries).toHaveLength(maxPantryEntries)
    await ada.put('/api/pantry/entries', { removed: ['words:in its place'] })
    expect(shown((await undo()).body.entries)).toMatchObject({ 'food:spinach': ['full', 453.6] })
  })
})

describe('a trip', () => {
  it('puts in whole packages once, however often it is sent', async () => {
    const ben = await namedShopper(shop, 'Ben')
    await add(ben, { productId: 'rice' })
    const { complete } = await shopFor(ben, { rice: 2, spinach: 1 })
    await Promise.all(Array.from({ length: 5 }, () => complete()))
    expect(shown((await pantryOf(ben)).entries)).toEqual({
      'food:rice': ['full', 3 * 907.2],
      'food:spinach': ['full', 453.6],
    })
  })

  it('counts the days from the evening at the store on which a device without a network completed it', async () => {
    const ines = await namedShopper(shop, 'Ines')
    await add(ines, { words: 'jam' })
    const { complete } = await shopFor(ines, { spinach: 1 })
    const dayInUtc = addDays(utcDay(new Date()), -2)
    await complete({ completedAt: `${dayInUtc}T01:30:00.000Z` })
    const { entries } = await pantryOf(ines)
    const spinach = entries.find(({ key }: PantryEntry) => key === 'food:spinach')
    expect(spinach.useBy).toBe(addDays(dayInUtc, -1 + 5))
  })

  it('puts nothing into a pantry that nobody keeps, until that is asked for', async () => {
    const zoe = await namedShopper(shop, 'Zoe')
    const { tripId, complete } = await shopFor(zoe, { spinach: 1 })
    await complete()
    expect(await pantryOf(zoe)).toMatchObject({ isKept: false, entries: [] })
    const put = () => zoe.post(`/api/trips/${tripId}/pantry`)
    expect([(await put()).body, (await put()).body]).toEqual([{ entries: 1 }, { entries: 0 }])
    expect(shown((await pantryOf(zoe)).entries)).toEqual({ 'food:spinach': ['full', 453.6] })
    expect((await zoe.delete(`/api/pantry/changes/${tripId}`)).body.entries).toEqual([])
    expect((await put()).body).toEqual({ entries: 1 })
  })
})

describe('a cooked meal', () => {
  it('takes what it needs once, and gives it back when that is undone', async () => {
    const kim = await namedShopper(shop, 'Kim')
    await add(kim, { productId: 'spinach' }, { productId: 'rice' })
    const id = randomUUID()
    const before = await pantryOf(kim)
    const first = await cook(kim, id)
    expect(first.body.taken).toBe(2)
    expect(shown(first.body.pantry.entries)).toEqual({
      'food:spinach': ['half', 226.8],
      'food:rice': ['half', 507.2],
    })
    expect((await cook(kim, id)).body).toEqual({ pantry: first.body.pantry })
    expect((await kim.delete(`/api/pantry/changes/${id}`)).body).toEqual(before)
    expect((await kim.delete(`/api/pantry/changes/${id}`)).body).toEqual(before)
  })

  it('is not undone where somebody has looked since', async () => {
    const sam = await namedShopper(shop, 'Sam')
    await add(sam, { productId: 'spinach' }, { productId: 'rice' })
    const id = randomUUID()
    const { entries } = (await cook(sam, id, 8)).body.pantry
    expect(shown(entries)).toEqual({ 'food:rice': ['low', 107.2] })
    const [rice] = entries
    await sam.put('/api/pantry/entries', { entries: [{ ...rice, amount: 'half', grams: 450 }] })
    expect(shown((await sam.delete(`/api/pantry/changes/${id}`)).body.entries)).toEqual({
      'food:rice': ['half', 450],
      'food:spinach': ['full', 453.6],
    })
  })

  it('that is undone does not bring back what somebody has thrown away since', async () => {
    const ivy = await namedShopper(shop, 'Ivy')
    await add(ivy, { productId: 'spinach' }, { productId: 'rice' })
    const id = randomUUID()
    await cook(ivy, id, 8)
    await ivy.put('/api/pantry/entries', { removed: ['food:rice'] })
    expect(shown((await ivy.delete(`/api/pantry/changes/${id}`)).body.entries)).toEqual({
      'food:spinach': ['full', 453.6],
    })
  })

  it('is not undone by whoever knows its id from a plan, in neither pantry', async () => {
    const [uma, vic] = [await namedShopper(shop, 'Uma'), await namedShopper(shop, 'Vic')]
    for (const one of [uma, vic]) await add(one, { productId: 'spinach' }, { productId: 'rice' })
    const id = randomUUID()
    await cook(uma, id, 8)
    const before = [await pantryOf(uma), await pantryOf(vic)]
    await vic.delete(`/api/pantry/changes/${id}`)
    expect([await pantryOf(uma), await pantryOf(vic)]).toEqual(before)
  })

  it('that an earlier version of the app has recorded is undone as well', async () => {
    const max = await namedShopper(shop, 'Max')
    await add(max, { productId: 'spinach' }, { productId: 'rice' })
    const before = await pantryOf(max)
    const id = randomUUID()
    await cook(max, id, 8)
    const recorded = before.entries.map((entry: PantryEntry) => ({ key: entry.key, entry }))
    await shop.database.queries
      .update(pantryChanges)
      .set({ before: recorded })
      .where(eq(pantryChanges.id, id))
    expect((await max.delete(`/api/pantry/changes/${id}`)).body).toEqual(before)
  })

  it('can be undone for thirty days; after that only its id is kept, so that it is not done again', async () => {
    const quinn = await namedShopper(shop, 'Quinn')
    await add(quinn, { productId: 'rice' }, { productId: 'spinach' })
    const [recent, old] = [randomUUID(), randomUUID()]
    for (const id of [recent, old]) await cook(quinn, id, 1)
    const dated = (id: string, madeAt: Date) =>
      shop.database.queries.update(pantryChanges).set({ madeAt }).where(eq(pantryChanges.id, id))
    await dated(recent, new Date(Date.now() - 29 * dayMs))
    await dated(old, new Date(Date.now() - 31 * dayMs))
    await forgetOldStates(shop.database, new Date())
    const before = await pantryOf(quinn)
    expect((await cook(quinn, old, 1)).body.pantry.entries).toEqual(before.entries)
    const kept = await shop.database.queries
      .select({ id: pantryChanges.id, before: pantryChanges.before })
      .from(pantryChanges)
      .where(inArray(pantryChanges.id, [recent, old]))
    expect(Object.fromEntries(kept.map(({ id, before }) => [id, before.length]))).toEqual({
      [recent]: 2,
      [old]: 0,
    })
  })

  it('is passed over once its state is forgotten, however many there are', async () => {
    const ray = await namedShopper(shop, 'Ray')
    await shop.database.queries.insert(pantryChanges).values(
      Array.from({ length: 300 }, () => ({
        userId: ray.id,
        id: randomUUID(),
        madeAt: new Date(0),
        before: [],
      })),
    )
    const forget = (tx: Queries) => forgetOldStates({ queries: tx }, new Date())
    const { queries } = shop.database
    expect(await rowsReadFrom(queries, 'pantry_changes', forget)).toBeLessThan(100)
  })

  it('begins no pantry', async () => {
    const tom = await namedShopper(shop, 'Tom')
    expect((await cook(tom)).body).toMatchObject({ pantry: { isKept: false } })
  })
})

describe('a plan', () => {
  const settings = aPlanSettings({
    days: 1,
    people: [{ id: 'me', name: 'Me', portion: 3, diets: [], avoids: [], dislikes: [] }],
    daysBetweenRepeats: 0,
    prefersFavorites: false,
  })
  const slot = { kind: 'meal', slug: 'green-rice', isLocked: true }
  const priceOf = async (shopper: NamedShopper, dinner: object = slot) => {
    const slots = { '2026-11-23-dinner': dinner }
    return (await shopper.post('/api/plans/price', { settings, slots })).body
  }

  it('uses first what is in the pantry, and buys a staple that is used up there', async () => {
    const eva = await namedShopper(shop, 'Eva')
    expect((await priceOf(eva)).cents).toBe(700)
    const { entries } = (await add(eva, { productId: 'rice' }, { productId: 'salt' })).body
    expect((await priceOf(eva)).cents).toBe(400)
    const salt = entries.find(({ key }: PantryEntry) => key === 'food:salt')
    await eva.put('/api/pantry/entries', { entries: [{ ...salt, amount: 'out', grams: 0 }] })
    expect((await priceOf(eva)).cents).toBe(500)
  })

  it('uses food to the end of its last day at the store, and no longer', async () => {
    const today = utcDay(new Date())
    // In the evening it is the next day in UTC.
    present = new Date(`${addDays(today, 1)}T01:30:00Z`)
    const finn = await namedShopper(shop, 'Finn')
    const [rice] = (await add(finn, { productId: 'rice' })).body.entries
    await finn.put('/api/pantry/entries', { entries: [{ ...rice, useBy: today }] })
    expect((await priceOf(finn)).cents).toBe(400)
    present = new Date(`${addDays(today, 1)}T15:00:00Z`)
    expect((await priceOf(finn)).cents).toBe(700)
    present = undefined
  })

  it('needs nothing more for a meal that was cooked', async () => {
    const pia = await namedShopper(shop, 'Pia')
    expect(await priceOf(pia, { ...slot, isCooked: true })).toMatchObject({ cents: 0, foods: [] })
  })
})

describe('one pantry for a household', () => {
  it('is used by those who may edit a plan of its owner, if the owner shares it', async () => {
    const owner = await namedShopper(shop, 'Olga')
    const partner = await namedShopper(shop, 'Paul')
    const viewer = await namedShopper(shop, 'Vera')
    const listId = randomUUID()
    await owner.post('/api/lists', { id: listId, name: 'Our week', isPlan: true, from: [] })
    const collaboratorId = await shareList(owner, listId, partner)
    await shareList(owner, listId, viewer, 'view')
    await add(owner, { productId: 'rice' })
    const use = (shopper: NamedShopper) => shopper.put('/api/pantry/owner', { ownerId: owner.id })
    expect((await use(partner)).status).toBe(404)

    await owner.put('/api/pantry/sharing', { isShared: true })
    expect((await pantryOf(partner)).offered).toEqual([{ id: owner.id, name: 'Olga' }])
    expect((await use(viewer)).status).toBe(404)
    const { body } = await use(partner)
    expect(body).toMatchObject({ owner: { id: owner.id, name: 'Olga' }, isKept: true })
    expect(shown(body.entries)).toEqual({ 'food:rice': ['full', 907.2] })

    const id = randomUUID()
    const [first, second] = [(await cook(owner, id)).body, (await cook(partner, id)).body]
    expect([first.taken, second.taken]).toEqual([1, undefined])
    expect(second.pantry.entries).toEqual(first.pantry.entries)

    const live = await listenLive(shop.app, owner)
    const { complete } = await shopFor(partner, { spinach: 1 })
    await complete()
    await vi.waitFor(() => expect(live.heard).toContainEqual({ kind: 'pantry' }))
    await live.close()
    expect(Object.keys(shown((await pantryOf(owner)).entries))).toEqual([
      'food:rice',
      'food:spinach',
    ])

    await owner.delete(`/api/lists/${listId}/collaborators/${collaboratorId}`)
    expect(await pantryOf(partner)).toMatchObject({ owner: null, entries: [], offered: [] })
  })
  // The embedded database does one transaction at a time, so the change would only begin after the other one.
  it.runIf(inject('engine') === 'postgres')(
    'is not written by somebody who waited while its owner stopped sharing it',
    async () => {
      const owner = await namedShopper(shop, 'Oscar')
      const partner = await namedShopper(shop, 'Petra')
      const listId = randomUUID()
      await owner.post('/api/lists', { id: listId, name: 'Our week', isPlan: true, from: [] })
      await shareList(owner, listId, partner)
      await add(owner, { productId: 'rice' })
      await owner.put('/api/pantry/sharing', { isShared: true })
      await partner.put('/api/pantry/owner', { ownerId: owner.id })
      let adding: ReturnType<typeof add> | undefined
      await shop.database.queries.transaction(async tx => {
        await sharePantry(tx, owner.id, false)
        adding = add(partner, { productId: 'spinach' })
        await setTimeout(300)
      })
      expect((await adding)?.status).toBe(200)
      expect(Object.keys(shown((await pantryOf(owner)).entries))).toEqual(['food:rice'])
      expect(Object.keys(shown((await pantryOf(partner)).entries))).toEqual(['food:spinach'])
    },
  )
})
