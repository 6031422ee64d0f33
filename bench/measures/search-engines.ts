import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import {
  hasPostgres,
  openTestServer,
} from '../../apps/api/src/testing/services/postgres-cluster.ts'
import type { Figure } from '../support/figure.ts'
import type {
  EngineBuilt,
  EngineRound,
  EngineTask,
} from '../support/search-engines/engine-process.ts'
import type { EngineName } from '../support/search-engines/search-engines.ts'

const rounds = 5
const usualSize = 21_000
const largeSizes = [125_000, 1_250_000]

/**
 * Compares this engine with others on the same names and queries in alternating rounds; then measures larger
 * catalogues.
 */
export async function measureSearchEngines(): Promise<Figure[]> {
  const cluster = hasPostgres() ? await openTestServer() : undefined
  const names: EngineName[] = ['aisleway', 'MiniSearch', 'FlexSearch', 'Orama']
  if (cluster) names.push('PostgreSQL')
  try {
    const url = cluster?.url ?? ''
    const engines = []
    for (const engine of names) engines.push(await start({ engine, products: usualSize, url }))
    await inTurns(engines, () => {})
    const measured = new Map<EngineName, EngineRound[]>(names.map(name => [name, []]))
    for (let round = 0; round < rounds; round++) {
      await inTurns(engines, (engine, figures) => measured.get(engine)!.push(figures))
    }
    for (const { stop } of engines) stop()
    const comparison = await Promise.all(
      engines.map(async ({ engine, built }) => figuresOf(engine, built, measured.get(engine)!)),
    )
    return [...ratiosOf(measured), ...comparison.flat(), ...(await largeCatalogues())]
  } finally {
    await cluster?.stop()
  }
}

type Running = {
  engine: EngineName
  built: EngineBuilt
  round: () => Promise<EngineRound>
  stop: () => void
}

async function start(task: EngineTask): Promise<Running> {
  const path = new URL('../support/search-engines/engine-process.ts', import.meta.url)
  const execArgv = [...process.execArgv, '--expose-gc', '--max-old-space-size=12288']
  const child = fork(fileURLToPath(path), { execArgv })
  child.send(task)
  const [built] = await once(child, 'message')
  return {
    engine: task.engine,
    built,
    round: async () => {
      child.send('round')
      const [figures] = await once(child, 'message')
      return figures
    },
    stop: () => child.kill(),
  }
}

async function inTurns(
  engines: readonly Running[],
  note: (engine: EngineName, figures: EngineRound) => void,
): Promise<void> {
  for (const { engine, round } of engines) note(engine, await round())
}

function ratiosOf(measured: ReadonlyMap<EngineName, readonly EngineRound[]>): Figure[] {
  const own = measured.get('aisleway')!
  const ratio = (other: EngineName, key: keyof EngineRound) =>
    own.map((round, i) => round[key] / measured.get(other)![i]![key])
  return [
    {
      name: 'queries/s ÷ MiniSearch',
      samples: ratio('MiniSearch', 'perSecond'),
      target: { atLeast: 12 },
    },
    {
      name: 'queries/s ÷ FlexSearch',
      samples: ratio('FlexSearch', 'perSecond'),
      target: { atLeast: 1 },
    },
    {
      name: '99th percentile ÷ FlexSearch',
      samples: ratio('FlexSearch', 'p99Ms'),
      target: { atMost: 1 },
    },
  ]
}

async function figuresOf(
  engine: EngineName,
  built: EngineBuilt,
  measured: readonly EngineRound[],
): Promise<Figure[]> {
  const size = await gzipBytes(entries[engine])
  const ofAisleway = engine === 'aisleway' ? await figuresOfAisleway(built) : []
  return [
    { name: `${engine}: queries/s`, samples: measured.map(({ perSecond }) => perSecond) },
    { name: `${engine}: median`, samples: measured.map(({ p50Ms }) => p50Ms), unit: 'ms' },
    { name: `${engine}: 99th percentile`, samples: measured.map(({ p99Ms }) => p99Ms), unit: 'ms' },
    { name: `${engine}: building`, samples: [built.buildMs], unit: 'ms' },
    ...(engine === 'PostgreSQL'
      ? []
      : [{ name: `${engine}: memory`, samples: [built.bytes / 1e6], unit: 'MB' }]),
    { name: `${engine}: of 40 typos without a hit`, samples: [built.typosWithoutHit] },
    ...(size === undefined
      ? []
      : [
          {
            name: `${engine}: code, minified, gzip`,
            samples: [size / 1000],
            unit: 'kB',
          },
        ]),
    ...ofAisleway,
  ]
}

async function figuresOfAisleway({ hostileMs, longestStepMs }: EngineBuilt): Promise<Figure[]> {
  const answering = await gzipBytes(answeringEntry)
  return [
    {
      name: 'aisleway: code without building the index',
      samples: [answering! / 1000],
      unit: 'kB',
      target: { atMost: 9 },
    },
    {
      name: 'aisleway: slowest hostile query',
      samples: [hostileMs],
      unit: 'ms',
      target: { atMost: 50 },
    },
    longestStepFigure('aisleway', longestStepMs),
  ]
}

function longestStepFigure(name: string, ms: number): Figure {
  return {
    name: `${name}: longest step of building`,
    samples: [ms],
    unit: 'ms',
    target: { atMost: 50 },
  }
}

/** The p99 with larger catalogues, and how it and the build time grow with size. */
async function largeCatalogues(): Promise<Figure[]> {
  const figures: Figure[] = []
  const sizes: { products: number; buildMs: number; perSecond: number }[] = []
  for (const products of largeSizes) {
    const { built, round, stop } = await start({ engine: 'aisleway', products, url: '' })
    await round()
    const measured = [await round(), await round(), await round()]
    stop()
    const name = `${products / 1000},000 products`
    sizes.push({ products, buildMs: built.buildMs, perSecond: measured[1]!.perSecond })
    figures.push(
      { name: `${name}: queries/s`, samples: measured.map(({ perSecond }) => perSecond) },
      {
        name: `${name}: 99th percentile`,
        samples: measured.map(({ p99Ms }) => p99Ms),
        unit: 'ms',
        target: { atMost: 20 },
      },
      { name: `${name}: building`, samples: [built.buildMs], unit: 'ms' },
      longestStepFigure(name, built.longestStepMs),
      { name: `${name}: memory`, samples: [built.bytes / 1e6], unit: 'MB' },
    )
  }
  const [small, large] = sizes
  return [
    ...figures,
    { name: 'ten times the products: time to build', samples: [large!.buildMs / small!.buildMs] },
    { name: 'ten times the products: queries/s', samples: [large!.perSecond / small!.perSecond] },
  ]
}

const entries: Partial<Record<EngineName, string>> = {
  aisleway: "export { createSearchIndex } from './packages/search/src/search-index.ts'",
  MiniSearch: "export { default } from 'minisearch'",
  FlexSearch: "export { Charset, Index } from 'flexsearch'",
  Orama: "export { create, insertMultiple, search } from '@orama/orama'",
}

/** The code needed by a browser that receives the index, but not the products. */
const answeringEntry = "export { openSearchIndex } from './packages/search/src/search-index.ts'"

async function gzipBytes(contents: string | undefined): Promise<number | undefined> {
  if (!contents) return undefined
  const resolveDir = fileURLToPath(new URL('../../', import.meta.url))
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
}
