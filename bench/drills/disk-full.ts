import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hasPostgres, startCluster } from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { type Additions, openAdditions } from '../support/faults/additions.ts'
import { type Server, startServer, temporaryFolder } from '../support/server.ts'
import { productIds, type Shopper, signUp } from '../support/shopper.ts'
import { skip } from './skip.ts'

/**
 * Fills each database's disk while shoppers write: writes must be refused, carts and searches still be served, and
 * once there is space again every acknowledged write must be there. `npm run test:long` runs it. Needs Linux and
 * root, for a small file system of its own.
 */
const megabytes = 700
const longestUntilRefusedMs = 60_000
const longestBackMs = 15_000
const refusedSeconds = 5

const isOnOwnMounts = process.env.OWN_MOUNTS === 'yes'
const canMount = process.getuid?.() === 0 && !spawnSync('unshare', ['--mount', 'true']).status
if (!canMount) skip('this needs Linux and root.')
else if (isOnOwnMounts) await run()
else {
  // The file systems of a separate mount namespace disappear with it, however this ends.
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const env = { ...process.env, OWN_MOUNTS: 'yes' }
  process.exitCode =
    spawnSync('unshare', ['--mount', ...again], { env, stdio: 'inherit' }).status ?? 1
}

async function run(): Promise<void> {
  const dataDir = smallDisk()
  await fillWhileShopping('embedded database', dataDir, { dataDir })
  if (!hasPostgres()) return skip('the rest needs PostgreSQL.')
  const disk = smallDisk()
  // A full write-ahead log stops PostgreSQL, so it belongs on a separate disk (docs/operations.md).
  const cluster = await startCluster({ within: disk, logWithin: openFolder() })
  const env = { DATABASE_URL: cluster.url }
  await fillWhileShopping('PostgreSQL', disk, { dataDir: temporaryFolder(), env })
  await cluster.stop()
}

async function fillWhileShopping(
  kind: string,
  disk: string,
  start: Parameters<typeof startServer>[0],
): Promise<void> {
  const server = await startServer(start)
  const additions = await openAdditions(server.address, { shoppers: 8, thinkMs: 20 })
  const reader = await signUp(server.address)
  const [product = ''] = await productIds(server.address, 1)
  await reader.putInCart(product, 2)
  additions.start()
  await setTimeout(1000)
  additions.takeAnswers()

  const ballast = fill(disk)
  await untilRefused(additions)
  await readOn(server, reader)
  const { counts } = additions.takeAnswers()
  rmSync(ballast)
  const freedAt = performance.now()
  const before = additions.acknowledged()
  while (additions.acknowledged() === before) {
    if (performance.now() - freedAt > longestBackMs) throw new Error('Writes did not come back.')
    await setTimeout(10)
  }
  const backMs = performance.now() - freedAt
  await additions.stop()
  await additions.settle()
  const { lost, doubled } = await additions.difference()
  await server.stop()
  console.log(
    `  ${kind}: writes on a full disk ${JSON.stringify(counts)}, back after ${(backMs / 1000).toFixed(1)} s, ` +
      `${lost} lost and ${doubled} doubled of ${additions.acknowledged()} acknowledged`,
  )
  const others = Object.keys(counts).filter(status => status !== '200' && status !== '503')
  if (others.length > 0) throw new Error('Writes were not refused with 503.')
  if (lost + doubled > 0) throw new Error('Writes were lost or doubled.')
}

function smallDisk(): string {
  const folder = openFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  // Runs before the folder is removed, which also happens on exit.
  process.prependOnceListener('exit', () => spawnSync('umount', ['--lazy', folder]))
  return folder
}

/** PostgreSQL runs as another user. */
function openFolder(): string {
  const folder = temporaryFolder()
  chmodSync(folder, 0o777)
  return folder
}

/** Writes a file that takes all free space. */
function fill(disk: string): string {
  const ballast = join(disk, 'ballast')
  const megabyte = Buffer.alloc(1024 * 1024)
  writeFileSync(ballast, '')
  for (;;) {
    const { bavail, bsize } = statfsSync(disk)
    const room = bavail * bsize
    if (room === 0) return ballast
    writeFileSync(ballast, megabyte.subarray(0, Math.min(room, megabyte.length)), { flag: 'a' })
  }
}

async function untilRefused(additions: Additions): Promise<void> {
  const startedAt = performance.now()
  for (;;) {
    const before = additions.acknowledged()
    await setTimeout(500)
    if (additions.acknowledged() === before) return
    if (performance.now() - startedAt > longestUntilRefusedMs) {
      throw new Error('Writes were not refused.')
    }
  }
}

async function readOn({ address }: Server, reader: Shopper): Promise<void> {
  const endsAt = performance.now() + refusedSeconds * 1000
  while (performance.now() < endsAt) {
    const cart = await reader.readCart()
    if (cart.length !== 1) throw new Error('The cart is not what it was.')
    await productIds(address, 1)
    await setTimeout(50)
  }
}
