import { hasPostgres } from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { type Crowd, type CrowdReport, type DatabaseKind, openCrowd } from '../crowd/crowd.ts'
import type { Figure } from '../support/figure.ts'
import { residentBytes } from '../support/held-memory.ts'

/** The server holds the load while 99 of 100 responses arrive within this time. */
const promptMs = 250
const firstStep: Record<DatabaseKind, number> = { 'embedded database': 200, PostgreSQL: 300 }
const growth = 1.3
const halvings = 2
const fewest = 10
const secondsPerStep = 8
const secondsOfOverload = 20
const mostAccounts = 8000
/** Each shopper has two connections, a cart and a list. */
const mostGrowthMb = 200

/**
 * Measures how many shoppers a server holds, and how it behaves with three times as many. `BASELINE` names another
 * built checkout that alternates with this one, `DATABASE` selects one database, and `SHOPPERS` sets a number of
 * shoppers instead of searching for the maximum.
 */
export async function measureShoppers(): Promise<Figure[]> {
  const { BASELINE, DATABASE, SHOPPERS } = process.env
  const kinds: DatabaseKind[] = ['embedded database']
  if (hasPostgres()) kinds.push('PostgreSQL')
  const figures: Figure[] = []
  for (const kind of kinds.filter(kind => !DATABASE || kind === DATABASE)) {
    const sides = [await openSide(kind, kind)]
    if (BASELINE) sides.push(await openSide(`${kind}, baseline`, kind, BASELINE))
    try {
      figures.push(
        ...(SHOPPERS
          ? await sameSize(sides, Number(SHOPPERS))
          : await climb(sides, firstStep[kind])),
      )
    } finally {
      for (const { crowd } of sides) await crowd.end()
    }
  }
  return figures
}

type Side = { name: string; crowd: Crowd }

async function openSide(name: string, kind: DatabaseKind, checkout?: string): Promise<Side> {
  const crowd = await openCrowd({ kind, accounts: mostAccounts, ...(checkout && { checkout }) })
  return { name, crowd }
}

const rounds = 5

async function sameSize(sides: Side[], shoppers: number): Promise<Figure[]> {
  const steps = new Map<Side, Step[]>(sides.map(side => [side, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [side, measured] of steps) measured.push(await step(side, shoppers))
  }
  return [...steps].flatMap(([{ name }, measured]) => [
    {
      name: `99th percentile with ${shoppers} shoppers, ${name}`,
      unit: 'ms',
      samples: measured.map(({ p99Ms }) => p99Ms),
    },
    {
      name: `CPU of a request, ${name}`,
      unit: 'ms',
      samples: measured.map(({ cpuMsPerRequest }) => cpuMsPerRequest),
    },
  ])
}

/** Adds shoppers at each step until responses are late, with the sides alternating; then runs three times as many. */
async function climb(sides: Side[], first: number): Promise<Figure[]> {
  const climbs = sides.map(side => ({
    side,
    held: 0,
    best: undefined as Step | undefined,
    peakPerSecond: 0,
    tooMany: 0,
  }))
  const rest = () => climbs.filter(({ tooMany }) => tooMany === 0)
  for (let shoppers = first; rest().length > 0; shoppers = Math.round(shoppers * growth)) {
    for (const climber of rest()) await tryOut(climber, shoppers)
  }
  // If the machine has other work, even the first step may be too many.
  const isUnknown = () => climbs.some(({ held, tooMany }) => held === 0 && tooMany > fewest)
  for (let halving = 0; halving < halvings || isUnknown(); halving++) {
    for (const climber of climbs) {
      await tryOut(climber, Math.round((climber.held + climber.tooMany) / 2))
    }
  }
  const figures: Figure[] = []
  for (const { side, held, best, peakPerSecond } of climbs) {
    const { server } = side.crowd
    const bytesBefore = residentBytes(server)
    const beyond = await step(side, 3 * held, secondsOfOverload)
    figures.push(
      { name: `shoppers held at p99 ≤ ${promptMs} ms, ${side.name}`, samples: [held] },
      { name: 'the same, requests/s', samples: [best?.perSecond ?? 0] },
      { name: 'the same, CPU of a request', unit: 'ms', samples: [best?.cpuMsPerRequest ?? 0] },
      {
        name: '99th percentile of what is accepted from three times as many',
        unit: 'ms',
        samples: [beyond.p99Ms],
        target: { atMost: 1000 },
      },
      { name: 'the same, accepted requests/s', samples: [beyond.perSecond] },
      {
        name: 'the same ÷ the most at any number of shoppers',
        samples: [beyond.perSecond / Math.max(peakPerSecond, beyond.perSecond)],
        target: { atLeast: 0.8 },
      },
      {
        name: 'the same, growth of memory',
        unit: 'MB',
        samples: [(residentBytes(server) - bytesBefore) / 1e6],
        target: { atMost: mostGrowthMb },
      },
    )
  }
  return figures

  async function tryOut(climber: (typeof climbs)[number], shoppers: number): Promise<void> {
    const measured = await step(climber.side, shoppers)
    climber.peakPerSecond = Math.max(climber.peakPerSecond, measured.perSecond)
    if (isHeld(measured)) {
      climber.held = shoppers
      climber.best = measured
    } else climber.tooMany = shoppers
  }
}

/** A shopper who is late, told to retry later, refused or cut off is not held. */
function isHeld({ p99Ms, shed, failures, endedStreams }: Step): boolean {
  return p99Ms <= promptMs && shed + endedStreams + Object.keys(failures).length === 0
}

type Step = CrowdReport & { cpuMsPerRequest: number }

async function step(
  { name, crowd }: Side,
  shoppers: number,
  seconds = secondsPerStep,
): Promise<Step> {
  const report = await crowd.shop({ shoppers, seconds })
  const cpuMsPerRequest = (report.cpuSeconds / seconds / report.perSecond) * 1000
  const { perSecond, medianMs, p99Ms, longestMs, shed, failures, endedStreams } = report
  console.log(
    `  ${shoppers} shoppers, ${name}: ${perSecond.toFixed(0)}/s, median ${medianMs.toFixed(0)} ms, ` +
      `p99 ${p99Ms.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms, CPU ${cpuMsPerRequest.toFixed(2)} ms, ` +
      `told to come later ${shed}, streams ended ${endedStreams}, failures ${JSON.stringify(failures)}`,
  )
  return { ...report, cpuMsPerRequest }
}
