import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * Which module may import from which; docs/map.md says what each holds. A module that is not named on the
 * left does not exist. The linter holds npm packages to each package.json.
 */
const mayUse: Record<string, readonly string[]> = {
  core: [],
  search: [],
  'sample-store': ['core'],

  'api/log': [],
  'api/telemetry': ['core'],
  'api/db': ['api/log', 'api/telemetry', 'api/threads'],
  'api/backup': ['api/db', 'api/log'],
  'api/limits': [],
  'api/threads': [],
  'api/outbound': [],
  'api/mail': ['api/log', 'core'],
  'api/auth': ['api/db', 'api/limits', 'api/log', 'api/mail', 'api/threads', 'core'],
  'api/realtime': ['api/auth', 'api/db', 'api/log', 'core'],
  'api/features/account': ['api/context', 'api/auth', 'api/db', 'api/limits', 'api/mail', 'core'],
  'api/features/waitlist': ['api/context', 'api/auth', 'api/db', 'api/mail', 'core'],
  'api/features/onboarding': ['api/context', 'api/auth', 'api/db', 'core'],
  'api/features/recent-searches': ['api/context', 'api/auth', 'api/db', 'core'],
  'api/features/catalogue': [
    'api/context',
    'api/db',
    'api/limits',
    'api/log',
    'api/outbound',
    'api/telemetry',
    'api/threads',
    'core',
    'search',
  ],
  'api/features/lists': [
    'api/context',
    'api/auth',
    'api/db',
    'api/limits',
    'api/realtime',
    'api/features/cart',
    'api/features/catalogue',
    'api/features/idempotency',
    'api/features/notices',
    'core',
  ],
  'api/features/notices': [
    'api/context',
    'api/auth',
    'api/db',
    'api/log',
    'api/outbound',
    'api/realtime',
    'core',
  ],
  'api/features/sharing': [
    'api/context',
    'api/auth',
    'api/db',
    'api/limits',
    'api/mail',
    'api/features/account',
    'api/features/idempotency',
    'api/features/lists',
    'api/features/notices',
    'core',
  ],
  'api/features/generator': [
    'api/context',
    'api/db',
    'api/features/catalogue',
    'api/features/trips',
    'core',
  ],
  'api/features/shopping': ['api/context', 'api/features/catalogue', 'core'],
  'api/features/trips': [
    'api/context',
    'api/auth',
    'api/db',
    'api/features/cart',
    'api/features/idempotency',
    'api/features/lists',
    'api/features/notices',
    'api/features/pantry',
    'core',
  ],
  'api/features/usuals': [
    'api/context',
    'api/db',
    'api/features/catalogue',
    'api/features/trips',
    'core',
  ],
  'api/features/popularity': [
    'api/auth',
    'api/db',
    'api/features/cart',
    'api/features/catalogue',
    'api/features/meals',
    'api/features/trips',
    'core',
  ],
  'api/features/price-notices': [
    'api/auth',
    'api/db',
    'api/features/cart',
    'api/features/catalogue',
    'api/features/favorites',
    'api/features/notices',
    'api/features/trips',
    'core',
  ],
  'api/features/product': [
    'api/context',
    'api/auth',
    'api/db',
    'api/features/catalogue',
    'api/features/trips',
    'core',
  ],
  'api/features/idempotency': ['api/auth', 'api/db', 'core'],
  'api/features/cart': [
    'api/context',
    'api/auth',
    'api/db',
    'api/features/catalogue',
    'api/features/idempotency',
    'core',
  ],
  'api/features/favorites': [
    'api/context',
    'api/auth',
    'api/db',
    'api/features/catalogue',
    'api/features/idempotency',
    'api/features/meals',
    'core',
  ],
  'api/features/pantry': [
    'api/context',
    'api/auth',
    'api/db',
    'api/realtime',
    'api/features/catalogue',
    'api/features/idempotency',
    'api/features/lists',
    'api/features/meals',
    'core',
  ],
  'api/features/plan': [
    'api/context',
    'api/auth',
    'api/db',
    'api/threads',
    'api/features/catalogue',
    'api/features/favorites',
    'api/features/lists',
    'api/features/meals',
    'api/features/pantry',
    'core',
  ],
  'api/features/meals': [
    'api/context',
    'api/auth',
    'api/db',
    'api/features/catalogue',
    'api/features/cart',
    'api/features/lists',
    'api/outbound',
    'core',
    'search',
  ],
  // What every route may use: features import these, never the app.
  'api/context': [
    'api/db',
    'api/auth',
    'api/limits',
    'api/features/catalogue',
    'api/features/idempotency',
    'api/features/meals',
    'core',
  ],
  'api/app': [
    'api/backup',
    'api/context',
    'api/db',
    'api/limits',
    'api/log',
    'api/mail',
    'api/outbound',
    'api/auth',
    'api/realtime',
    'api/telemetry',
    'api/features/*',
    'core',
    'sample-store',
  ],
  'api/testing': [
    'api/app',
    'api/auth',
    'api/db',
    'api/limits',
    'api/log',
    'api/mail',
    'api/outbound',
    'api/realtime',
    'api/threads',
    'api/features/*',
    'web/api',
    'web/features/*',
    'core',
    'sample-store',
  ],

  'web/ui': [],
  'web/api': ['core'],
  'web/local-catalogue': ['web/api', 'web/ui', 'core', 'search'],
  'web/features/catalogue': ['web/api', 'web/ui', 'web/local-catalogue', 'core'],
  'web/features/account': ['web/api', 'web/ui', 'core'],
  'web/features/waitlist': ['web/api', 'web/ui', 'core'],
  'web/features/onboarding': ['web/api', 'web/ui', 'web/features/account', 'core'],
  'web/features/tour': ['web/api', 'web/ui', 'web/features/catalogue', 'core'],
  'web/features/cart': [
    'web/api',
    'web/ui',
    'web/features/catalogue',
    'web/features/account',
    'core',
  ],
  'web/features/favorites': [
    'web/api',
    'web/ui',
    'web/features/catalogue',
    'web/features/account',
    'web/features/meals',
    'core',
  ],
  'web/features/lists': [
    'web/api',
    'web/ui',
    'web/features/catalogue',
    'web/features/account',
    'web/features/cart',
    'web/features/notices',
    'web/features/waitlist',
    'core',
  ],
  'web/features/pantry': ['web/api', 'web/ui', 'web/features/catalogue', 'core'],
  'web/features/meals': [
    'web/api',
    'web/ui',
    'web/local-catalogue',
    'web/features/catalogue',
    'web/features/cart',
    'web/features/pantry',
    'core',
  ],
  'web/features/cookbook': [
    'web/api',
    'web/ui',
    'web/local-catalogue',
    'web/features/catalogue',
    'web/features/meals',
    'web/features/pantry',
    'core',
  ],
  'web/features/plan': [
    'web/api',
    'web/ui',
    'web/features/catalogue',
    'web/features/lists',
    'web/features/meals',
    'web/features/pantry',
    'web/features/trips',
    'core',
  ],
  'web/features/trips': [
    'web/api',
    'web/ui',
    'web/features/catalogue',
    'web/features/lists',
    'core',
  ],
  'web/features/generator': [
    'web/api',
    'web/ui',
    'web/features/catalogue',
    'web/features/cart',
    'web/features/lists',
    'core',
  ],
  'web/features/usuals': [
    'web/api',
    'web/ui',
    'web/features/catalogue',
    'web/features/cart',
    'core',
  ],
  'web/features/notices': ['web/api', 'web/ui', 'core'],
  'web/features/sharing': ['web/api', 'web/ui', 'web/features/lists', 'core'],
  'web/features/shopping': [
    'web/api',
    'web/ui',
    'web/local-catalogue',
    'web/features/account',
    'web/features/catalogue',
    'web/features/lists',
    'web/features/notices',
    'web/features/sharing',
    'web/features/trips',
    'core',
  ],
  'web/testing': ['core'],
  'web/app': ['web/api', 'web/ui', 'web/local-catalogue', 'web/features/*', 'web/styles', 'core'],
}

/** Folders that put the parts together, and are one with the files beside them. */
const appFolders = ['app', 'cli', 'http', 'startup']

type Import = { file: string; from: string; to: string }

const imports = ['packages', 'apps'].flatMap(sourceFiles).flatMap(importsOf)

describe('the module boundaries', () => {
  it('are looked at: there are imports across modules', () => {
    expect(imports.length).toBeGreaterThan(50)
  })

  it.each(Object.keys(mayUse))('%s imports only what it may', module => {
    const broken = imports.filter(({ from, to }) => from === module && !allows(module, to))
    expect(broken).toEqual([])
  })

  it('every file stands in a module that the table names', () => {
    const modules = new Set(imports.map(({ from }) => from))
    expect([...modules].filter(module => !(module in mayUse))).toEqual([])
  })
})

it('docs/map.md lists these modules and what each may import', () => {
  const rows = readFileSync('docs/map.md', 'utf8').matchAll(/^\| `([\w/-]+)` +\| .+ \| (.+) \|$/gm)
  const listed = [...rows].map(([, module, imports = '']) => [
    module,
    imports === 'nothing' ? [] : imports.split(', '),
  ])
  expect(Object.fromEntries(listed)).toEqual(mayUse)
})

it('no folder holds more than 15 source files', () => {
  const sizes = new Map<string, number>()
  for (const file of ['packages', 'apps', 'bench', 'e2e', 'scripts'].flatMap(codeFiles)) {
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  }
  expect([...sizes].filter(([, size]) => size > 15)).toEqual([])
})

it('what is fetched later stands within a boundary (docs/decisions/0036)', () => {
  const withoutOne = sourceFiles('apps/web').filter(file => {
    const isHome = ['lazy-part.ts', 'part-boundary.tsx'].some(name => file.endsWith(`/${name}`))
    return !isHome && /<Suspense|\blazy\(|lazyRouteComponent\(/.test(readFileSync(file, 'utf8'))
  })
  expect(withoutOne).toEqual([])
})

it('one module of the web touches the browser’s storage (docs/decisions/0052)', () => {
  const files = sourceFiles('apps/web').filter(file =>
    /\b(localStorage|sessionStorage|globalThis)\??[.[]\w/.test(readFileSync(file, 'utf8')),
  )
  expect(files).toEqual(['apps/web/src/api/device-records/web-storage.ts'])
})

function allows(module: string, to: string): boolean {
  return (mayUse[module] ?? []).some(allowed =>
    allowed.endsWith('/*') ? to.startsWith(allowed.slice(0, -1)) : to === allowed,
  )
}

function sourceFiles(folder: string): string[] {
  return codeFiles(folder).filter(path => /\/src\/.*\.tsx?$/.test(path))
}

/** Without tests. */
function codeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'migrations'].includes(entry.name) ? [] : codeFiles(path)
    }
    return /\.(tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : []
  })
}

/** The imports of a file that leave its module. */
function importsOf(file: string): Import[] {
  const from = moduleOf(file)
  const targets = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
  return targets.flatMap(([, target = '']) => {
    const path = resolved(file, target)
    const to = path && moduleOf(path)
    return to && to !== from ? [{ file, from, to }] : []
  })
}

function resolved(file: string, target: string): string | undefined {
  if (target.startsWith('.')) return relative('.', join(dirname(file), target))
  const [, name, rest] = /^@aisleway\/([\w-]+)\/(.+)$/.exec(target) ?? []
  return name && `packages/${name}/src/${rest}`
}

/** `apps/api/src/features/cart/store.ts` → `api/features/cart`. */
function moduleOf(path: string): string {
  const [kind, name = '', , first = '', second = ''] = path.split('/')
  if (kind === 'packages') return name
  if (first === 'features') return `${name}/features/${second}`
  const isOfTheApp = second === '' || appFolders.includes(first)
  return isOfTheApp ? `${name}/app` : `${name}/${first}`
}
