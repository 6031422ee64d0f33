import { join } from 'node:path'
import { hasPostgres } from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { type CrowdReport, type DatabaseKind, openCrowd } from '../crowd/crowd.ts'
import { median } from '../support/figure.ts'
import { heldBytes, residentBytes, saysMemory } from '../support/held-memory.ts'
import { temporaryFolder } from '../support/server.ts'

/**
 * Runs 300 shoppers for ten minutes on each database: nobody gets an error, and the server uses no more
 * memory at the end than after the first third. `npm run test:long` runs it; `ENDURANCE_MINUTES=60` makes
 * it an hour, `SHOPPERS` is for machines that serve fewer, and `DATABASE` selects one database.
 */
const minutes = Number(process.env.ENDURANCE_MINUTES ?? 10)
const shoppers = Number(process.env.SHOPPERS ?? 300)
const partsPerMinute = 4
/** The search cache alone can take 32 MB, and may not be full after the first third. */
const mostGrowthMb = 64

const databases: DatabaseKind[] = ['embedded database']
if (hasPostgres()) databases.push('PostgreSQL')
const { DATABASE } = process.env
for (const database of databases) {
  if (!DATABASE || database === DATABASE) await endure(database)
}

async function endure(kind: DatabaseKind): Promise<void> {
  const memoryFile = join(temporaryFolder(), 'memory')
  const crowd = await openCrowd({ kind, accounts: shoppers, env: saysMemory(memoryFile) })
  const held: number[] = []
  const resident: number[] = []
  try {
    const seconds = 60 / partsPerMinute
    const parts = Math.max(6, Math.round(minutes * partsPerMinute))
    for (let part = 1; part <= parts; part++) {
      const report = await crowd.shop({ shoppers, seconds })
      held.push((await heldBytes(crowd.server, memoryFile)) / 1e6)
      resident.push(residentBytes(crowd.server) / 1e6)
      console.log(
        `  ${kind}, ${part} of ${parts}: ${described(report)}, ${inMb(held)} held, ${inMb(resident)} resident`,
      )
      refuseErrors(report)
    }
  } finally {
    await crowd.end()
  }
  const perHour = (samples: number[]) => `${slope(samples, partsPerMinute * 60).toFixed(1)} MB/h`
  for (const [when, part] of Object.entries({
    'after the first third': afterFirstThird,
    'in the last third': lastThird,
  })) {
    console.log(
      `  ${kind}, slope ${when}: ${perHour(part(held))} held, ${perHour(part(resident))} resident`,
    )
  }
  for (const samples of [held, resident]) {
    const growth = median(lastThird(samples)) - median(middleThird(samples))
    if (growth > mostGrowthMb)
      throw new Error(`Memory grew by ${growth.toFixed(0)} MB on the ${kind}.`)
  }
}

function described({ perSecond, p99Ms, shed }: CrowdReport): string {
  return `${perSecond.toFixed(0)} requests/s, p99 ${p99Ms.toFixed(0)} ms, ${shed} told to come later`
}

function refuseErrors({ failures, endedStreams, perSecond }: CrowdReport): void {
  if (Object.keys(failures).length > 0) throw new Error(`Failed: ${JSON.stringify(failures)}`)
  if (endedStreams > 0) throw new Error(`${endedStreams} live streams ended.`)
  if (perSecond === 0) throw new Error('Nothing was answered.')
}

function inMb(samples: number[]): string {
  return `${samples.at(-1)?.toFixed(0)} MB`
}

/** The slope of the least-squares line through the samples. */
function slope(samples: number[], samplesPerHour: number): number {
  const middle = (samples.length - 1) / 2
  let product = 0
  let square = 0
  for (const [i, sample] of samples.entries()) {
    product += (i - middle) * sample
    square += (i - middle) ** 2
  }
  return (product / square) * samplesPerHour
}

function afterFirstThird(samples: number[]): number[] {
  return samples.slice(Math.floor(samples.length / 3))
}

function middleThird(samples: number[]): number[] {
  return samples.slice(Math.floor(samples.length / 3), -Math.floor(samples.length / 3))
}

function lastThird(samples: number[]): number[] {
  return samples.slice(-Math.floor(samples.length / 3))
}
