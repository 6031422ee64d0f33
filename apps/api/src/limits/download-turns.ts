import { setImmediate, setTimeout } from 'node:timers/promises'

export type Download = {
  /** Does one step, after the steps of other downloads that are already waiting. */
  takeTurn: <Result>(step: () => Promise<Result>) => Promise<Result>
  end: () => void
}

export type DownloadTurns = {
  /** Begins the account's one download; null while another one runs. */
  begin: (userId: string) => Download | null
}

/** A download with less work does not pause. */
const smallWorkMs = 250
const longestRestMs = 50
/** A download that is no longer consumed may be replaced by another one after this time. */
const stalledAfterMs = 60_000

/**
 * Downloads of all data read whole tables. However many of them run, only one step is done at a time, and large
 * ones then pause for as long as it took, which leaves half of the time to everybody else.
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
