import autocannon from 'autocannon'

/** The request of a load generator, and the one status that it expects. */
export type Load = {
  url: string
  requests: autocannon.Request[]
  status: number
  /** Defaults to 16. */
  connections?: number
  /** Replaces each `[<id>]` by a new id. */
  idReplacement?: boolean
}

const rounds = 7
const secondsPerRun = 3

/**
 * The ratio of the subject's request rate to the baseline's in every round. The two alternate, so that
 * other work on the machine slows both.
 */
export async function ratios(subject: Load, baseline: Load): Promise<number[]> {
  return (await rates(subject, baseline)).map(round => round.subject / round.baseline)
}

/** The requests/s of both sides in every round. */
export async function rates(
  subject: Load,
  baseline: Load,
): Promise<{ subject: number; baseline: number }[]> {
  await requestsPerSecond(subject)
  await requestsPerSecond(baseline)
  const measured: { subject: number; baseline: number }[] = []
  for (let round = 0; round < rounds; round++) {
    measured.push({
      subject: await requestsPerSecond(subject),
      baseline: await requestsPerSecond(baseline),
    })
  }
  return measured
}

async function requestsPerSecond({ status, ...load }: Load): Promise<number> {
  const result = await autocannon({ connections: 16, ...load, duration: secondsPerRun })
  const answers = statusCount(result, status)
  if (result.errors > 0 || answers !== result.requests.total) {
    throw new Error(`${load.url} gave other answers than ${status}, or none`)
  }
  return answers / result.duration
}

function statusCount({ statusCodeStats = {} }: autocannon.Result, status: number): number {
  return statusCodeStats[`${status}`]?.count ?? 0
}
