/** The maximum number of messages in flight, and how many of them may go to one push service. */
const pushesAtOnce = 32
const pushesPerService = 16
/** Few, because all that are taken at once may go to one service. */
export const takenAtOnce = 8

export type PushRoom = ReturnType<typeof pushRoom>

/** Counts the messages in flight, so that a push service that does not answer delays only its own. */
export function pushRoom() {
  const inFlight = new Map<string, number>()

  return {
    hasRoom: () =>
      [...inFlight.values()].reduce((sum, count) => sum + count, takenAtOnce) <= pushesAtOnce,

    /** The services that have enough messages in flight. */
    busyServices: () =>
      [...inFlight].flatMap(([service, count]) => (count >= pushesPerService ? service : [])),

    async during(service: string, work: () => Promise<void>): Promise<void> {
      inFlight.set(service, (inFlight.get(service) ?? 0) + 1)
      try {
        await work()
      } finally {
        const left = (inFlight.get(service) ?? 0) - 1
        if (left > 0) inFlight.set(service, left)
        else inFlight.delete(service)
      }
    },
  }
}
