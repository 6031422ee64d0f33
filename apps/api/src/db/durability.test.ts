import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { maxQuantity } from '@aisleway/core/cart/cart'
import { afterAll, expect, inject, it } from 'vitest'
import { startChild } from '../testing/services/child-process.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const isEmbedded = inject('engine') === 'embedded'

const root = mkdtempSync(join(tmpdir(), 'aisleway-kill-'))
const folder = join(root, 'postgres')
afterAll(() => rmSync(root, { recursive: true }))

/** Quantities by product. */
type Cart = Map<string, number>

type Round = { found: Cart; acknowledged: Cart; writes: number }

/** Opens the database in a separate process, which reports the cart it finds and writes to it until killed. */
async function writeUntilKilled(afterMs: number): Promise<Round> {
  const shopper = startChild(new URL('../testing/shoppers/write-cart.ts', import.meta.url), [
    folder,
  ])
  const found: Cart = new Map(JSON.parse((await shopper.nextLine()) ?? 'null'))
  const killed = setTimeout(afterMs).then(() => shopper.kill())
  const acknowledged = new Map(found)
  for (let writes = 0; ; writes++) {
    const line = await shopper.nextLine()
    if (line === undefined) {
      await killed
      return { found, acknowledged, writes }
    }
    const [productId, quantity] = JSON.parse(line)
    acknowledged.set(productId, quantity)
  }
}

it.runIf(isEmbedded)(
  `kill -9 while a cart is written loses no acknowledged write, ${rounds} times`,
  async () => {
    let expected: Cart = new Map()
    let total = 0
    for (let round = 0; round <= rounds; round++) {
      const { found, acknowledged, writes } = await writeUntilKilled(50 + Math.random() * 500)
      const changed = [...found].filter(([id, quantity]) => quantity !== expected.get(id))
      // A write in progress when the process died may have been kept; no other product may differ.
      expect(changed.length).toBeLessThanOrEqual(1)
      for (const [id, quantity] of changed) {
        expect(quantity).toBe(((expected.get(id) ?? 0) % maxQuantity) + 1)
      }
      expect(found.size).toBeGreaterThanOrEqual(expected.size)
      total += writes
      expected = acknowledged
    }
    expect(total).toBeGreaterThan(rounds)
  },
  60_000 + rounds * 30_000,
)
