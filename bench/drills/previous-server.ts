import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer, temporaryFolder } from '../support/server.ts'
import { productIds, signUp } from '../support/shopper.ts'

/**
 * While an update is rolled out, servers of the commit before work on tables that this one has migrated. This runs such a
 * server: it must start there, and shoppers must be able to sign up, fill a cart and save a list. `npm run test:long` runs
 * it; `PREVIOUS` names another commit.
 */
const repository = fileURLToPath(new URL('../../', import.meta.url))
const previous = process.env.PREVIOUS ?? 'HEAD~1'
const items = 5

const commit = commitOf(previous)
if (commit) await serveWith(commit)
else
  console.log(
    `  skipped: there is no commit ${previous} here, as in an archive or a shallow clone.`,
  )

async function serveWith(id: string): Promise<void> {
  const dataDir = join(temporaryFolder(), 'data')
  const current = await startServer({ dataDir })
  const before = await signUp(current.address)
  await before.saveList(items)
  await current.stop()

  const checkout = join(temporaryFolder(), 'previous')
  git('worktree', 'add', '--detach', checkout, id)
  try {
    linkPackages(checkout)
    execFileSync(
      process.execPath,
      ['-e', "import('./scripts/lib/build.mjs').then(m => m.ensureBuilt())"],
      {
        cwd: checkout,
        stdio: 'ignore',
      },
    )
    const script = join(checkout, 'apps/api/dist/main.js')
    const server = await startServer({ dataDir, script })
    try {
      const [product = ''] = await productIds(server.address, 1)
      await before.putInCart(product, 3, server.address)
      const after = await signUp(server.address)
      await after.saveList(items)
      const cart = await before.readCart(server.address)
      if (!cart.some(({ quantity }) => quantity === 3)) throw new Error('The cart was not written.')
    } finally {
      await server.stop()
    }
    console.log(`  the server of ${id.slice(0, 8)} worked on the tables of this commit`)
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
}

function commitOf(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    return undefined
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** The packages that are installed here, but the workspace's own from the checkout: a link to all would lead back here. */
function linkPackages(checkout: string): void {
  const own = '@aisleway'
  const installed = join(repository, 'node_modules')
  const modules = join(checkout, 'node_modules')
  mkdirSync(join(modules, own), { recursive: true })
  for (const name of readdirSync(installed).filter(name => name !== own)) {
    symlinkSync(join(installed, name), join(modules, name))
  }
  for (const [folder, name] of ['apps', 'packages'].flatMap(namesIn)) {
    symlinkSync(join(checkout, folder, name), join(modules, own, name))
    const nested = join(repository, folder, name, 'node_modules')
    if (existsSync(nested)) symlinkSync(nested, join(checkout, folder, name, 'node_modules'))
  }

  function namesIn(folder: string): [string, string][] {
    return readdirSync(join(checkout, folder)).map(name => [folder, name])
  }
}
