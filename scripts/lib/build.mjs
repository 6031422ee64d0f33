import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { root, run } from './run.mjs'

/** The build steps, each with its sources and its output. */
const steps = [
  {
    name: 'synonyms',
    inputs: ['packages/search', 'package-lock.json'],
    output: 'packages/search/dist/synonyms.json',
    build: () => run('tsx', ['packages/search/scripts/build-synonyms.ts']),
  },
  {
    name: 'sample store',
    inputs: ['packages/sample-store', 'package-lock.json'],
    output: 'packages/sample-store/dist/content.json',
    build: () => run('tsx', ['packages/sample-store/scripts/build-content.ts']),
  },
  {
    name: 'product pictures',
    inputs: ['packages/sample-store', 'package-lock.json'],
    output: 'packages/sample-store/dist/pictures',
    build: () => run('tsx', ['packages/sample-store/scripts/draw-pictures.ts']),
  },
  {
    name: 'web app',
    inputs: [
      'apps/web',
      'packages/core',
      'packages/search',
      'scripts/lib/build-web.mjs',
      'scripts/lib/precompress.mjs',
      'package-lock.json',
    ],
    output: 'apps/web/dist',
    build: () => run('tsx', ['scripts/lib/build-web.mjs']),
  },
  {
    name: 'server',
    inputs: [
      'apps/api',
      'packages/core',
      'packages/search',
      'packages/sample-store',
      'scripts/lib/bundle-api.mjs',
      'package-lock.json',
    ],
    output: 'apps/api/dist',
    build: () => run('tsx', ['scripts/lib/bundle-api.mjs']),
  },
]

/** Builds what has changed since the last build; if nothing has, it returns quickly. */
export async function ensureBuilt(only = steps.map(step => step.name)) {
  for (const { name, inputs, output, build } of steps) {
    if (!only.includes(name)) continue
    const stamp = join(root, '.cache', 'built', name.replaceAll(' ', '-'))
    const fingerprint = fingerprintOf(inputs)
    if (existsSync(join(root, output)) && read(stamp) === fingerprint) continue
    // Not on stdout, which programs may read: an operator command may have to be built first.
    console.error(`Building the ${name} …`)
    // Until the build is done, what is there may be half of one.
    rmSync(stamp, { force: true })
    try {
      await build()
    } catch (error) {
      console.error(`The ${name} could not be built: ${error.message}.`)
      process.exit(1)
    }
    mkdirSync(join(root, '.cache', 'built'), { recursive: true })
    writeFileSync(stamp, fingerprint)
  }
}

/** A hash over names, sizes and times, because reading every file would delay the start too much. */
function fingerprintOf(inputs) {
  const hash = createHash('sha1')
  for (const path of inputs.flatMap(input => filesBelow(join(root, input)))) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter(name => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap(name => filesBelow(join(path, name)))
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
