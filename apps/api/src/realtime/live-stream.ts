export type LiveStream = ReturnType<typeof createLiveStream>

/** A browser with this much unread data has stopped reading, since events are small. */
const maxUnreadBytes = 64 * 1024

/** One browser's stream; `onEnd` is called once, whoever ends it. */
export function createLiveStream(
  session: { sessionId: string; userId: string },
  onEnd: (stream: LiveStream) => void,
) {
  let isOpen = true
  let reader!: ReadableStreamDefaultController<Uint8Array>

  const stream = {
    ...session,
    /** When the session ends unless it is extended; unknown until the first check. */
    expiresAt: undefined as Date | undefined,
    body: new ReadableStream<Uint8Array>(
      {
        start: controller => {
          reader = controller
        },
        cancel: leave,
      },
      new ByteLengthQueuingStrategy({ highWaterMark: maxUnreadBytes }),
    ),
    send(bytes: Uint8Array): void {
      if (isOpen) reader.enqueue(bytes)
    },
    end(): void {
      if (!isOpen) return
      leave()
      reader.close()
    },
    /**
     * Checked periodically rather than during a burst, which nobody would have had time to read.
     */
    cutOffUnlessRead(): void {
      if (!isOpen || (reader.desiredSize ?? 0) > 0) return
      leave()
      // Closing would wait until the rest is read.
      reader.error(new Error('A live stream was not read'))
    },
  }
  return stream

  function leave(): void {
    isOpen = false
    onEnd(stream)
  }
}
