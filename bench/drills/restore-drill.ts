import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasPostgres, startCluster } from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { authSecret, type Server, startServer, temporaryFolder } from '../support/server.ts'
import { productIds, type Shopper, signUp, untilAccepted } from '../support/shopper.ts'

/**
 * The restore drill: backs up a running server while shoppers write, kills it, restores the encrypted file elsewhere,
 * starts a server there, and moves that one to PostgreSQL. After each step every write acknowledged before the backup
 * must be in its shopper's cart. `npm run test:long` runs it.
 */
const writers = 8
const products = 40
const folder = temporaryFolder()
const file = join(folder, 'drill.backup')
const keyFile = join(folder, 'key')
writeFileSync(keyFile, randomBytes(32).toString('base64'))

const dataDir = join(folder, 'first')
const server = await startServer({ dataDir })
const ids = await productIds(server.address, products)
const shoppers = await Promise.all(Array.from({ length: writers }, () => signUp(server.address)))
const writing = startWriting(shoppers)
await writing.until(writers * products)
const acknowledged = writing.carts()
const startedAt = performance.now()
const before = writing.written()
await command('backup', { DATA_DIR: dataDir }, file, '--key-file', keyFile)
print('backed up while the server ran', startedAt)
console.log(
  `  ${writing.written() - before} writes meanwhile, the slowest ${writing.slowestMs().toFixed(0)} ms`,
)
writing.expectLoss()
await server.stop('SIGKILL')
await writing.ended

const restoredDir = join(folder, 'restored')
const restoring = performance.now()
await command('restore', { DATA_DIR: restoredDir }, file, '--key-file', keyFile)
print('restored', restoring)
await checkCarts({ dataDir: restoredDir })

if (hasPostgres()) {
  const cluster = await startCluster()
  try {
    const moving = performance.now()
    await command('move', { DATA_DIR: restoredDir }, cluster.url)
    print('moved to PostgreSQL', moving)
    await checkCarts({ dataDir: join(folder, 'moved'), env: { DATABASE_URL: cluster.url } })
  } finally {
    await cluster.stop()
  }
}

type Cart = ReadonlyMap<string, number>

/** Each shopper keeps raising the quantities in their cart until the server is gone; a write that fails earlier ends the drill. */
function startWriting(all: readonly Shopper[]) {
  const carts = new Map<Shopper, Map<string, number>>(all.map(shopper => [shopper, new Map()]))
  let written = 0
  let slowestMs = 0
  let isLossExpected = false
  const write = async (shopper: Shopper) => {
    for (let i = 0; ; i++) {
      const id = ids[i % ids.length]!
      const quantity = (Math.floor(i / ids.length) % 99) + 1
      const asked = performance.now()
      try {
        await untilAccepted(() => shopper.putInCart(id, quantity))
      } catch (error) {
        if (isLossExpected) return
        throw error
      }
      slowestMs = Math.max(slowestMs, performance.now() - asked)
      carts.get(shopper)?.set(id, quantity)
      written++
    }
  }
  const ended = Promise.all(all.map(write))
  return {
    written: () => written,
    slowestMs: () => slowestMs,
    carts: () =>
      new Map([...carts].map(([shopper, cart]): [Shopper, Cart] => [shopper, new Map(cart)])),
    until: async (count: number) => {
      while (written < count) await new Promise(resolve => setTimeout(resolve, 10))
    },
    expectLoss: () => {
      isLossExpected = true
    },
    ended,
  }
}

async function checkCarts(start: Parameters<typeof startServer>[0]): Promise<void> {
  const restored: Server = await startServer(start)
  try {
    for (const [shopper, cart] of acknowledged) {
      const items = await shopper.readCart(restored.address)
      const found = new Map(items.map(({ product, quantity }) => [product.id, quantity]))
      // Quantities only grow during the drill, so a smaller one is a lost write.
      const lost = [...cart].filter(([id, quantity]) => (found.get(id) ?? 0) < quantity)
      if (lost.length > 0) throw new Error(`${lost.length} acknowledged writes are lost.`)
    }
  } finally {
    await restored.stop()
  }
}

/** Runs an operator command from the build, as `npm run` does. */
async function command(name: string, env: Record<string, string>, ...args: string[]) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`apps/api/dist/${name}-cli.js`, ...args],
    { env: { ...process.env, AUTH_SECRET: authSecret, ...env } },
  )
  process.stdout.write(`  ${stdout}`)
}

function print(what: string, since: number): void {
  console.log(`  ${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`)
}
