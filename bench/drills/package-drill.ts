import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer, temporaryFolder } from '../support/server.ts'
import { signUp } from '../support/shopper.ts'

/**
 * Unpacks the archive of `npm run package` into an empty folder and starts it there with Node alone: a page, a
 * picture, a search and a cart must be served, and operator commands, an import among them, must work alongside the
 * server, whose manual names no file that was not packed. `npm run test:long` runs it.
 */
const folder = temporaryFolder()
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const title = `aisleway-${version}`
execFileSync('tar', ['-xzf', `dist/${title}.tar.gz`, '-C', folder])
const app = join(folder, title)
const dataDir = join(folder, 'data')

const manual = readFileSync(join(app, 'docs/operations.md'), 'utf8')
const named = [...manual.matchAll(/`(deploy\/[^`]+)`/g)].map(([, path = '']) => path)
const missing = named.filter(path => !existsSync(join(app, path)))
if (named.length === 0 || missing.length > 0) throw new Error(`Not packed: ${missing.join(', ')}`)

const server = await startServer({ dataDir, script: join(app, 'apps/api/dist/main.js'), cwd: app })
try {
  await read('/', '<html')
  const [product] = (await search('milk')).hits
  if (!product) throw new Error('Nothing was found.')
  await read(product.image_url, '<svg')
  const shopper = await signUp(server.address)
  await shopper.putInCart(product.objectID, 2)
  const cart = await shopper.readCart()
  if (cart[0]?.quantity !== 2) throw new Error('The cart was not written.')
  const report = operate('store', 'report', '--json')
  if (!(JSON.parse(report).sizes.products > 0)) throw new Error(`The report is empty: ${report}`)
  operate('backup', join(folder, 'day.backup'))
  operate('catalogue', 'export', join(folder, 'catalogue.csv'))
  const output = operate('catalogue', 'import', join(folder, 'catalogue.csv'))
  if (!output.startsWith('0 added, 0 updated')) throw new Error(`The import went wrong: ${output}`)
} finally {
  await server.stop()
}
console.log(`  ${title} ran by itself`)

type Found = { hits: { objectID: string; image_url: string }[] }

async function search(query: string): Promise<Found> {
  const response = await fetch(`${server.address}/1/indexes/updated_store/query`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  })
  return (await response.json()) as Found
}

async function read(path: string, expected: string): Promise<void> {
  const response = await fetch(new URL(path, server.address))
  if (!response.ok || !(await response.text()).includes(expected)) {
    throw new Error(`${path}: ${response.status}`)
  }
}

function operate(name: string, ...args: string[]): string {
  return execFileSync(process.execPath, [`apps/api/dist/${name}-cli.js`, ...args], {
    cwd: app,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
}
