import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Licences under which a package may be used in work that is under MIT. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR WTFPL',
  '(MIT OR CC0-1.0)',
  'Unlicense',
])

type Package = {
  license?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}
type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const packages: Record<string, Package> = read('package-lock.json').packages
const listed = readFileSync('docs/licenses.md', 'utf8')
const manifests: Manifest[] = ['package.json', ...workspaces()].map(read)

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function workspaces(): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => !link && /^(apps|packages)\/[\w-]+$/.test(path))
    .map(([path]) => `${path}/package.json`)
    .filter(existsSync)
}

it('every package that is needed to run the app is under a permissive licence', () => {
  expect(neededToRun(packages).length).toBeGreaterThan(100)
  expect(notPermissive(packages)).toEqual([])
})

it.each(['GPL-3.0-only', 'AGPL-3.0', 'LGPL-2.1-or-later', 'MPL-2.0', 'SEE LICENSE IN LICENSE'])(
  'a package under %s would be noticed, but not where it is only built with',
  license => {
    const path = 'node_modules/left-shift'
    expect(notPermissive({ ...packages, [path]: { license } })).toEqual([`${path}: ${license}`])
    expect(notPermissive({ ...packages, [path]: { license, dev: true } })).toEqual([])
  },
)

it('a package that names no licence would be noticed', () => {
  expect(notPermissive({ 'apps/api/node_modules/left-shift': {} })).toEqual([
    'apps/api/node_modules/left-shift: none',
  ])
})

function neededToRun(all: Record<string, Package>): [string, Package][] {
  return Object.entries(all).filter(
    ([path, { link, dev, devOptional, optional }]) =>
      path.includes('node_modules/') && !link && !dev && !devOptional && !optional,
  )
}

function notPermissive(all: Record<string, Package>): string[] {
  return neededToRun(all).flatMap(([path, { license = 'none' }]) =>
    permissive.has(license) ? [] : [`${path}: ${license}`],
  )
}

it('docs/licenses.md names every direct dependency', () => {
  const names = new Set(
    manifests.flatMap(({ dependencies = {}, devDependencies = {} }) => [
      ...Object.keys(dependencies),
      ...Object.keys(devDependencies),
    ]),
  )
  const missing = [...names].filter(
    name => !name.startsWith('@aisleway/') && !listed.includes(`\`${name}\``),
  )
  expect(missing).toEqual([])
})
