import { setImmediate, setTimeout } from 'node:timers/promises'

export type Download = {
  /** Does one step, after those of other downloads that wait already. */
  takeTurn: <Result>(step: () => Promise<Result>) => Promise<Result>
  end: () => void
}

export type DownloadTurns = {
  /** Begins the account's one download; null while another one runs. */
  begin: (userId: string) => Download | null
}

/** A download of less work needs no rests. */
const smallWorkMs = 250
const longestRestMs = 50
/** Of one that nobody takes any more, another one may take the place. */
const stalledAfterMs = 60_000

/**
 * Downloads of everything read whole tables. However many run, they take one step at a time, and large
 * ones then rest as long as it took: half of the time is everybody else's.
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
