import { setTimeout } from 'node:timers/promises'
import {
  type Cluster,
  hasPostgres,
  startCluster,
} from '../../apps/api/src/testing/services/postgres-cluster.ts'
import { openAdditions } from '../support/faults/additions.ts'
import type { Figure } from '../support/figure.ts'
import {
  builtServer,
  freePort,
  isReady,
  runToEnd,
  type Server,
  startServer,
  temporaryFolder,
} from '../support/server.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 50)
const startRuns = 5
const shoppers = 4

/**
 * Measures what a kill -9 loses or duplicates, how a second server is refused, and how quickly the next one starts.
 * On PostgreSQL, every second crash hits all of its processes instead of the server. `KILL_ROUNDS` sets the number of
 * crashes per database, `DATABASE` selects one.
 */
export async function measureCrashes(): Promise<Figure[]> {
  const dataDir = temporaryFolder()
  const first = await startServer({ dataDir })
  const refusalMs = await refusals(first, dataDir)
  await first.stop()
  const { DATABASE } = process.env
  const figures: Figure[] = []
  if (DATABASE !== 'PostgreSQL') figures.push(...(await crashes('embedded database', dataDir)))
  if (DATABASE !== 'embedded database' && hasPostgres()) {
    const cluster = await startCluster()
    figures.push(...(await crashes('PostgreSQL', temporaryFolder(), cluster)))
    await cluster.stop()
  }
  return [
    ...figures,
    {
      name: 'refusal of a second server, naming the pid',
      unit: 's',
      samples: refusalMs.map(ms => ms / 1000),
      target: { atMost: 2 },
    },
    ...(await startFigures(dataDir)),
  ]
}

async function crashes(kind: string, dataDir: string, cluster?: Cluster): Promise<Figure[]> {
  const port = await freePort()
  const env = cluster && { DATABASE_URL: cluster.url }
  const start = () => startServer({ dataDir, port, ...(env && { env }) })
  let server = await start()
  const additions = await openAdditions(server.address, { shoppers, thinkMs: 0 })
  let difference = { lost: 0, doubled: 0 }
  for (let round = 1; round <= rounds; round++) {
    const goal = additions.acknowledged() + 10 + Math.floor(Math.random() * 90)
    additions.start()
    while (additions.acknowledged() < goal) await setTimeout(2)
    if (cluster && round % 2 === 0) {
      await cluster.crash()
      while (!(await isReady(server.address))) await setTimeout(20)
    } else {
      await server.stop('SIGKILL')
      server = await start()
    }
    await additions.stop()
    await additions.settle()
    difference = await additions.difference()
    console.log(
      `  ${kind}, crash ${round} of ${rounds}: ${difference.lost} lost and ${difference.doubled} doubled of ${additions.acknowledged()} acknowledged`,
    )
  }
  await server.stop()
  const of = `of ${additions.acknowledged()} acknowledged in ${rounds} crashes, ${kind}`
  return [
    { name: `writes lost ${of}`, samples: [difference.lost], target: { atMost: 0 } },
    { name: 'writes doubled, likewise', samples: [difference.doubled], target: { atMost: 0 } },
  ]
}

async function refusals(holder: Server, dataDir: string): Promise<number[]> {
  const samples: number[] = []
  for (let run = 0; run < startRuns; run++) {
    const { output, ms } = await runToEnd(dataDir)
    if (!output.includes(String(holder.pid))) throw new Error(`No pid in the refusal: ${output}`)
    samples.push(ms)
  }
  return samples
}

/** Starts on a populated data folder, like `npm start` but without checking the build. */
async function startFigures(dataDir: string): Promise<Figure[]> {
  const samples = { 'scripts/start.mjs': [] as number[], [builtServer]: [] as number[] }
  for (let run = 0; run < startRuns; run++) {
    for (const [script, seconds] of Object.entries(samples)) {
      const server = await startServer({ dataDir, script })
      seconds.push(server.startMs / 1000)
      await server.stop()
    }
  }
  return Object.entries(samples).map(([script, seconds]) => ({
    name: `start to healthy, ${script}`,
    unit: 's',
    samples: seconds,
    target: { atMost: 3 },
  }))
}
