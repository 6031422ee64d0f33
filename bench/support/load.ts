import autocannon from 'autocannon'

/** The request of a load generator, and the only status that it expects. */
export type Load = {
  url: string
  requests: autocannon.Request[]
  status: number
  /** Defaults to 16. */
  connections?: number
  /** Whether 503 responses are expected too; they are not counted. */
  mayTurnAway?: boolean
  /** The requests of each connection, if they differ. */
  perConnection?: autocannon.Request[][]
}

/** Gives each connection items of its own. */
export function partsOf<Item>(items: readonly Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, part) => items.filter((_, i) => i % count === part))
}

const rounds = 7
export const secondsPerRun = 3

/** The ratio of the subject's request rate to the baseline's in every round. */
export function ratios(subject: Load, baseline: Load): Promise<number[]> {
  return ratiosOf(
    () => requestsPerSecond(subject),
    () => requestsPerSecond(baseline),
  )
}

/** The same for any two rates. */
export async function ratiosOf(subject: Rate, baseline: Rate): Promise<number[]> {
  return (await ratesOf(subject, baseline)).map(round => round.subject / round.baseline)
}

type Rate = () => Promise<number>

/** The requests/s of both sides in every round. */
export function rates(subject: Load, baseline: Load) {
  return ratesOf(
    () => requestsPerSecond(subject),
    () => requestsPerSecond(baseline),
  )
}

/** The two alternate, so that other work on the machine slows both. */
async function ratesOf(
  subject: Rate,
  baseline: Rate,
): Promise<{ subject: number; baseline: number }[]> {
  await subject()
  await baseline()
  const measured: { subject: number; baseline: number }[] = []
  for (let round = 0; round < rounds; round++) {
    measured.push({ subject: await subject(), baseline: await baseline() })
  }
  return measured
}

export async function requestsPerSecond(load: Load): Promise<number> {
  return (await answersTo(load)).perSecond
}

/** How many answers arrive in one run; the load generator may take a second longer than it is told. */
export async function answersTo({
  status,
  mayTurnAway,
  perConnection,
  ...load
}: Load): Promise<{ count: number; perSecond: number }> {
  let opened = 0
  const result = await autocannon({
    connections: 16,
    ...load,
    ...(perConnection && {
      setupClient: client =>
        client.setRequests(perConnection[opened++ % perConnection.length] ?? []),
    }),
    duration: secondsPerRun,
  })
  const answers = statusCount(result, status)
  const turnedAway = mayTurnAway ? statusCount(result, 503) : 0
  if (result.errors > 0 || answers + turnedAway !== result.requests.total) {
    const given = JSON.stringify(result.statusCodeStats)
    throw new Error(`${load.url} gave not only ${status}: ${given}, and ${result.errors} errors`)
  }
  return { count: answers, perSecond: answers / result.duration }
}

function statusCount({ statusCodeStats = {} }: autocannon.Result, status: number): number {
  return statusCodeStats[`${status}`]?.count ?? 0
}
