import { setTimeout } from 'node:timers/promises'
import { maxQuantity } from '@aisleway/core/cart/cart'
import { type MealProduct, type Shopper, signUp, untilAccepted } from '../shopper.ts'

export type Additions = Awaited<ReturnType<typeof openAdditions>>

/** Acknowledged additions that are missing from carts, and additions that were applied more than once. */
export type Difference = { lost: number; doubled: number }

/** The number of responses by status; 0 is a connection that ended without a response. */
export type Answers = {
  counts: Record<number, number>
  /** 503 responses without Retry-After. */
  withoutRetryAfter: number
  slowestMs: number
}

const patienceMs = 100

type Adder = {
  shopper: Shopper
  products: MealProduct[]
  begun: number
  /** How many packages of each product the server acknowledged. */
  acknowledged: Map<string, number>
  pending?: { id: string; product: MealProduct } | undefined
}

/**
 * Shoppers who each keep adding packages to their cart. An addition has an id, by which the server applies it once,
 * and is retried until it is acknowledged, as the app's outbox does.
 */
export async function openAdditions(
  address: string,
  { shoppers, thinkMs }: { shoppers: number; thinkMs: number },
) {
  const adders = await Promise.all(Array.from({ length: shoppers }, () => newAdder(address)))
  let answers = noAnswers()
  let isEnding = false
  let ended: Promise<unknown> = Promise.resolve()

  return {
    start: () => {
      isEnding = false
      ended = Promise.all(adders.map(add))
    },
    stop: async () => {
      isEnding = true
      await ended
    },
    acknowledged: () => sum(adders.flatMap(adder => [...adder.acknowledged.values()])),
    /** The responses since the last call. */
    takeAnswers: (): Answers => {
      const taken = answers
      answers = noAnswers()
      return taken
    },
    /** Since the beginning; call it between `stop` and `start`. */
    difference: async (): Promise<Difference> => {
      const differences = await Promise.all(adders.map(differenceOf))
      return {
        lost: sum(differences.map(({ lost }) => lost)),
        doubled: sum(differences.map(({ doubled }) => doubled)),
      }
    },
    /** Retries what was not acknowledged; afterwards each cart has exactly what was sent. */
    settle: async () => {
      for (const adder of adders) {
        while (adder.pending && !(await attempt(adder))) await setTimeout(patienceMs)
      }
    },
  }

  async function add(adder: Adder): Promise<void> {
    while (!isEnding) {
      adder.pending ??= { id: crypto.randomUUID(), product: nextProduct(adder) }
      await setTimeout((await attempt(adder)) ? thinkMs : patienceMs)
    }
  }

  async function attempt(adder: Adder): Promise<boolean> {
    const { shopper, pending } = adder
    if (!pending) return true
    const startedAt = performance.now()
    const response = await answerOf(shopper.addOne(pending.product, pending.id))
    const { status, hasRetryAfter } = response
    answers.counts[status] = (answers.counts[status] ?? 0) + 1
    if (status === 503 && !hasRetryAfter) answers.withoutRetryAfter++
    answers.slowestMs = Math.max(answers.slowestMs, performance.now() - startedAt)
    if (status !== 200) return false
    const { productId } = pending.product
    adder.acknowledged.set(productId, (adder.acknowledged.get(productId) ?? 0) + 1)
    adder.pending = undefined
    return true
  }
}

async function newAdder(address: string): Promise<Adder> {
  const shopper = await signUp(address)
  return { shopper, products: await shopper.mealProducts(), begun: 0, acknowledged: new Map() }
}

function nextProduct(adder: Adder): MealProduct {
  const product = adder.products[adder.begun++ % adder.products.length]
  if (!product || adder.begun > adder.products.length * maxQuantity) {
    throw new Error('The carts are full.')
  }
  return product
}

async function differenceOf({ shopper, acknowledged, pending }: Adder): Promise<Difference> {
  const cart = await untilAccepted(() => shopper.readCart())
  const found = new Map(cart.map(({ product, quantity }) => [product.id, quantity]))
  const ids = [...new Set([...acknowledged.keys(), ...found.keys()])]
  // Per product: a sum over the cart would hide a loss of one behind the doubling of another.
  const surplus = ids.map(id => (found.get(id) ?? 0) - (acknowledged.get(id) ?? 0))
  const undecided = (id: string) => (pending?.product.productId === id ? 1 : 0)
  return {
    lost: sum(surplus.map(packages => Math.max(0, -packages))),
    doubled: sum(surplus.map((packages, i) => Math.max(0, packages - undecided(ids[i]!)))),
  }
}

/** The body is read as well, since a truncated response acknowledges nothing. */
async function answerOf(asked: Promise<Response>) {
  try {
    const response = await asked
    await response.text()
    return { status: response.status, hasRetryAfter: response.headers.has('Retry-After') }
  } catch {
    return { status: 0, hasRetryAfter: false }
  }
}

function noAnswers(): Answers {
  return { counts: {}, withoutRetryAfter: 0, slowestMs: 0 }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
