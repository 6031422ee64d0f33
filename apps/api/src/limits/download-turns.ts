import { setImmediate, setTimeout } from 'node:timers/promises'

export type Download = {
  /** Runs one step after the waiting steps of other downloads. */
  takeTurn: <Result>(step: () => Promise<Result>) => Promise<Result>
  end: () => void
}

export type DownloadTurns = {
  /** Begins the account's one download; null while another is running. */
  begin: (userId: string) => Download | null
}

/** A download with less work than this does not pause. */
const smallWorkMs = 250
const longestRestMs = 50
/** A download that is no longer consumed may be replaced after this time. */
const stalledAfterMs = 60_000

/**
 * Downloads of all data read whole tables. However many are running, only one step is done at a time, and large
 * downloads then pause for as long as it took, which leaves half of the time to everybody else.
 */
export function downloadTurns(): DownloadTurns {
  const running = new Map<string, { steppedAtMs: number }>()
  let lastStep: Promise<unknown> = Promise.resolve()

  return {
    begin(userId) {
      const other = running.get(userId)
      if (other && performance.now() - other.steppedAtMs < stalledAfterMs) return null
      const own = { steppedAtMs: performance.now() }
      let workedMs = 0
      running.set(userId, own)
      return {
        takeTurn(step) {
          const done = lastStep.then(() => {
            own.steppedAtMs = performance.now()
            return step()
          })
          const rest = () => {
            const stepMs = performance.now() - own.steppedAtMs
            workedMs += stepMs
            return workedMs < smallWorkMs
              ? setImmediate()
              : setTimeout(Math.min(longestRestMs, stepMs))
          }
          lastStep = done.then(rest, rest)
          return done
        },
        end() {
          if (running.get(userId) === own) running.delete(userId)
        },
      }
    },
  }
}
