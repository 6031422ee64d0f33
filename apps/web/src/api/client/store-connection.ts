import { apiPrefix } from '@aisleway/core/contract'
import { onlineManager } from '@tanstack/react-query'
import { isStream } from './event-stream.ts'
import { retryWithBackoff } from './retry-with-backoff.ts'

/** Between steel shelves a request often hangs instead of failing. */
const patienceMs = 3000
const probePatienceMs = 4000
/** A connection may die without a sign while new ones get through. */
const longestSilenceMs = 20_000
const longestAnswerMs = 120_000
/** For a request while the store is known to be unreachable. */
const littlePatienceMs = 1500
const longestPauseMs = 15_000

/** Emits `lost` whenever the store gives no sign of life. */
const connection = new EventTarget()

/**
 * Like `fetch`, but also learns from the request whether the store can be reached: a browser reports a
 * network even when it leads nowhere. Once the store is lost, pending requests are aborted, as is one that gets no
 * answer though the store is there. The answer is complete, because it may also be lost on its way; only a stream is
 * still to be read.
 */
export async function fetchFromStore(request: Request, init?: RequestInit): Promise<Response> {
  request.signal.throwIfAborted()
  const ending = new AbortController()
  const followSender = () => ending.abort(request.signal.reason)
  const giveUp = () => ending.abort(new TypeError('The store cannot be reached'))
  // This listener stays, because a sender who gives up also ends a stream.
  request.signal.addEventListener('abort', followSender)
  connection.addEventListener('lost', giveUp)
  const timer = onlineManager.isOnline()
    ? setTimeout(findStore, patienceMs)
    : setTimeout(giveUp, littlePatienceMs)
  let deadline = setTimeout(giveUp, longestSilenceMs)
  try {
    const response = await fetch(request, { ...init, signal: ending.signal })
    seen()
    clearTimeout(timer)
    clearTimeout(deadline)
    if (isStream(response)) return response
    deadline = setTimeout(giveUp, longestAnswerMs)
    return await complete(response)
  } catch (error) {
    if (!ending.signal.aborted) findStore()
    throw error
  } finally {
    clearTimeout(timer)
    clearTimeout(deadline)
    connection.removeEventListener('lost', giveUp)
  }
}

async function complete(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer()
  return new Response(bytes.byteLength > 0 ? bytes : null, response)
}

/** Probes the store. Without an answer to this or another request, the app counts as offline until there is one. */
const findStore = retryWithBackoff(async () => {
  const before = answers
  try {
    await fetch(`${apiPrefix}/health`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probePatienceMs),
    })
  } catch (error) {
    // On a slow connection, the probe may wait behind requests that are answered.
    if (answers > before) return
    onlineManager.setOnline(false)
    connection.dispatchEvent(new Event('lost'))
    throw error
  }
  seen()
}, longestPauseMs)

let answers = 0

/** An answer may still arrive after the network was lost. */
function seen(): void {
  answers++
  onlineManager.setOnline(navigator.onLine)
}
