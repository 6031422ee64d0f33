import type { LiveStream } from './live-stream.ts'

/** A browser opens one; this allows for many devices, but not for a script. */
const maxStreamsPerUser = 20

/** The open streams of this server, by user. */
export function openStreams() {
  const byUser = new Map<string, Set<LiveStream>>()

  return {
    add(stream: LiveStream): void {
      const streams = byUser.get(stream.userId) ?? new Set()
      byUser.set(stream.userId, streams.add(stream))
      const [oldest] = streams
      if (streams.size > maxStreamsPerUser) oldest?.end()
    },
    remove(stream: LiveStream): void {
      const streams = byUser.get(stream.userId)
      streams?.delete(stream)
      if (streams?.size === 0) byUser.delete(stream.userId)
    },
    of: (userId: string): LiveStream[] => [...(byUser.get(userId) ?? [])],
    all: (): LiveStream[] => [...byUser.values()].flatMap(streams => [...streams]),
  }
}
