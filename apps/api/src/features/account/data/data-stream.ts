import type { Context } from '../../../context/context.ts'
import type { JsonStream } from '../../../context/ready-json.ts'
import type { Download } from '../../../limits/download-turns.ts'
import { exportData } from './data-store.ts'

/** All data of a user as JSON, read no faster than the client consumes it. */
export function dataStream(
  { database, personalTables, logFailure }: Context,
  userId: string,
  download: Download,
): JsonStream<Record<string, unknown[]>> {
  const pieces = exportData(database, personalTables, userId)
  const encoder = new TextEncoder()
  let isGivenUp = false
  const stream: ReadableStream<Uint8Array> = new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await download.takeTurn(() => pieces.next())
        if (isGivenUp) return
        if (!done) return controller.enqueue(encoder.encode(value))
        download.end()
        controller.close()
      } catch (error) {
        download.end()
        // The status has been sent already, so only a broken connection can tell that the download is incomplete.
        logFailure(error)
        controller.error(error)
      }
    },
    async cancel() {
      isGivenUp = true
      download.end()
      await pieces.return(undefined)
    },
  })
  return stream as JsonStream<Record<string, unknown[]>>
}
