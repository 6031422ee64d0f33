import pg from 'pg'
import type { Figure } from '../../support/figure.ts'
import { answersTo, type Load } from '../../support/load.ts'
import { cpuSeconds, type Server } from '../../support/server.ts'

export type Node = { server: Server; metricsPort: number }

type Cost = { perSecond: number; serversMs: number; databaseMs: number; statements: number }

const rounds = 7

/**
 * Compares one server with several on the same database. If all share few cores, the rate says little about more
 * machines, so the cost per request is reported as well: if that stays constant, more machines scale.
 */
export async function nodeFigures(
  nodes: readonly Node[],
  { url, loadsOn }: { url: string; loadsOn: (servers: Server[]) => Load[] },
): Promise<Figure[]> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const alone: Cost[] = []
  const together: Cost[] = []
  try {
    for (let round = -1; round < rounds; round++) {
      const [first, all] = [await costOn(nodes.slice(0, 1)), await costOn(nodes)]
      // The first round is a warm-up.
      if (round < 0) continue
      alone.push(first)
      together.push(all)
    }
  } finally {
    await database.end()
  }
  const figuresOf = (name: string, of: keyof Cost, unit?: string): Figure[] =>
    [
      { count: 'one server', costs: alone },
      { count: `${nodes.length} servers`, costs: together },
    ].map(({ count, costs }) => ({
      name: `${name}, ${count}`,
      samples: costs.map(cost => cost[of]),
      ...(unit && { unit }),
    }))
  return [
    {
      name: `products put into carts, ${nodes.length} servers ÷ one, on this machine`,
      samples: together.map(({ perSecond }, i) => perSecond / (alone[i]?.perSecond ?? Number.NaN)),
    },
    ...figuresOf('CPU of the servers for one of them', 'serversMs', 'ms'),
    ...figuresOf('CPU of PostgreSQL for one of them', 'databaseMs', 'ms'),
    ...figuresOf('statements for one of them', 'statements'),
  ]

  async function costOn(loaded: readonly Node[]): Promise<Cost> {
    const before = await spentBy(loaded)
    const loads = loadsOn(loaded.map(({ server }) => server))
    const answers = await Promise.all(loads.map(answersTo))
    const after = await spentBy(loaded)
    const requests = sum(answers.map(({ count }) => count))
    return {
      perSecond: sum(answers.map(({ perSecond }) => perSecond)),
      serversMs: ((after.servers - before.servers) * 1000) / requests,
      databaseMs: (differenceOf(before.database, after.database) * 1000) / requests,
      statements: (after.statements - before.statements) / requests,
    }
  }

  async function spentBy(loaded: readonly Node[]) {
    const { rows } = await database.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
    return {
      servers: sum(loaded.map(({ server }) => cpuSeconds(server))),
      database: new Map(rows.map(({ pid }) => [pid, cpuSeconds({ pid })])),
      statements: sum(await Promise.all(loaded.map(statementsOf))),
    }
  }
}

/** A connection opened meanwhile started at zero. */
function differenceOf(before: Map<number, number>, after: Map<number, number>): number {
  return sum([...after].map(([pid, seconds]) => seconds - (before.get(pid) ?? 0)))
}

async function statementsOf({ metricsPort }: Node): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const [, count] = /^database_query_duration_seconds_count (\d+)$/m.exec(text) ?? []
  return Number(count)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
