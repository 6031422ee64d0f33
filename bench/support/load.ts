import autocannon from 'autocannon'

/** What a load generator sends, again and again, and the one status it expects back. */
export type Load = {
  url: string
  requests: autocannon.Request[]
  status: number
  /** 16 when not told. */
  connections?: number
  /** Puts another id in the place of each `[<id>]`. */
  idReplacement?: boolean
}

const rounds = 7
const secondsPerRun = 3

/**
 * How many times as fast the subject answers as the baseline, once for every round. The two take
 * turns, so that whatever else the machine does slows both.
 */
export async function ratios(subject: Load, baseline: Load): Promise<number[]> {
  return (await rates(subject, baseline)).map(round => round.subject / round.baseline)
}

/** The two sides' requests/s, once for every round. */
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
