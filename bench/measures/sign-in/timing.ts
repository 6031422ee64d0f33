import type { Figure } from '../../support/figure.ts'
import { startServer, temporaryFolder } from '../../support/server.ts'
import { postPassword } from './post-password.ts'

const attemptsEach = 2000
/** The number of wrong passwords before one account is throttled. */
const attemptsPerAddress = 10

/** Measures whether the duration of a refused sign-in reveals that the address has an account. */
export async function measureTiming(): Promise<Figure[]> {
  const server = await startServer({
    dataDir: temporaryFolder(),
    // Otherwise a single IP address would use up its attempts.
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    const count = attemptsEach / attemptsPerAddress
    const known = Array.from({ length: count }, (_, i) => `known-${i}@example.test`)
    const unknown = Array.from({ length: count }, (_, i) => `other-${i}@example.test`)
    for (const email of known) {
      await post('sign-up', { name: 'Mara Kimball', email, password: 'sesame' }, 200)
    }
    const attempts = Array.from({ length: attemptsPerAddress }, () => [
      ...known.map(email => ({ email, isKnown: true })),
      ...unknown.map(email => ({ email, isKnown: false })),
    ]).flat()
    const times = { known: [] as number[], unknown: [] as number[] }
    for (const { email, isKnown } of shuffled(attempts)) {
      const ms = await post('sign-in', { email, password: 'wrong seeds' }, 401)
      times[isKnown ? 'known' : 'unknown'].push(ms)
    }
    return [
      { name: 'refused sign-in of a known address', unit: 'ms', samples: times.known },
      { name: 'refused sign-in of an unknown address', unit: 'ms', samples: times.unknown },
      {
        name: 'AUC of telling them apart by time',
        samples: [areaUnderCurve(times.known, times.unknown)],
        target: { atMost: 0.55 },
      },
    ]
  } finally {
    await server.stop()
  }

  /** Returns its duration. */
  async function post(path: 'sign-in' | 'sign-up', body: object, expected: number) {
    const { status, ms } = await postPassword(server.address, path, body)
    if (status !== expected) throw new Error(`${path}: ${status}`)
    return ms
  }
}

function shuffled<Value>(values: readonly Value[]): Value[] {
  return values
    .map(value => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

/** The probability of guessing the slower one of a pair (Mann–Whitney): 0.5 is chance, 1 is certain. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const sorted = [...second].sort((a, b) => a - b)
  let wins = 0
  for (const value of first) wins += (below(sorted, value) + below(sorted, value, true)) / 2
  const area = wins / (first.length * second.length)
  return Math.max(area, 1 - area)
}

/** The number of sorted values that are smaller, or smaller or equal. */
function below(sorted: readonly number[], value: number, orEqual = false): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const isBelow = orEqual ? sorted[middle]! <= value : sorted[middle]! < value
    if (isBelow) from = middle + 1
    else to = middle
  }
  return from
}
