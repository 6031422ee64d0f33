import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtServer, temporaryFolder } from '../server.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

export type PreviousCheckout = {
  /** The abbreviated commit id. */
  id: string
  /** The script that starts its server. */
  script: string
  remove: () => void
}

/**
 * Builds the previous commit, or the one that `PREVIOUS` names, in a Git worktree. Undefined if there is no such
 * commit, as in an archive or a shallow clone.
 */
export function checkOutPrevious(): PreviousCheckout | undefined {
  const id = commitOf(process.env.PREVIOUS ?? 'HEAD~1')
  if (!id) return undefined
  const checkout = join(temporaryFolder(), 'previous')
  const remove = () => void git('worktree', 'remove', '--force', checkout)
  git('worktree', 'add', '--detach', checkout, id)
  try {
    linkPackages(checkout)
    execFileSync(
      process.execPath,
      ['-e', "import('./scripts/lib/build.mjs').then(m => m.ensureBuilt())"],
      { cwd: checkout, stdio: 'ignore' },
    )
  } catch (error) {
    remove()
    throw error
  }
  return { id: id.slice(0, 8), script: join(checkout, builtServer), remove }
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

/**
 * Links the packages installed here, but the workspace's own from the checkout: linking all of node_modules would
 * lead back here.
 */
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
