import { createHash } from 'node:crypto'
import type { PushPayload } from '@aisleway/core/notices/push'
import { log } from '../../../log/log.ts'
import { fetchableUrl } from '../../../outbound/fetchable-url.ts'
import { type Network, RequestRefused, requestPublic } from '../../../outbound/public-request.ts'
import { type DeviceKeys, encryptFor } from './encrypt.ts'
import { authorizationFor, type PushSender } from './vapid-keys.ts'

/** Accepted or not worth retrying; the device is gone; or to be retried. */
export type Outcome = 'done' | 'gone' | { retryAfterMs: number }

type Deps = { sender: PushSender; network: Network; now: () => Date }

/** Push services answer within a second. */
const timeoutMs = 5000
/** How long the push service keeps a message for a device that is offline. */
const keptSeconds = 24 * 60 * 60

/**
 * Sends a message to a device's push service (RFC 8030). Its URL came from the browser, so the request is restricted
 * to public addresses.
 */
export async function postPush(
  { sender, network, now }: Deps,
  { endpoint, ...keys }: DeviceKeys & { endpoint: string },
  payload: PushPayload,
): Promise<Outcome> {
  const url = fetchableUrl(endpoint)
  if (!url) return 'gone'
  try {
    const response = await requestPublic(url, network, {
      method: 'POST',
      headers: {
        authorization: authorizationFor(url, sender, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
        topic: topicOf(payload),
        urgency: 'normal',
      },
      body: encryptFor(keys, JSON.stringify(payload)),
      signal: AbortSignal.timeout(timeoutMs),
    })
    response.destroy()
    return outcomeOf(response.statusCode ?? 0, response.headers['retry-after'])
  } catch (error) {
    // It leads into a private network or nowhere; only errors of the network itself are retried.
    return error instanceof RequestRefused ? 'gone' : { retryAfterMs: 0 }
  }
}

function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return 'done'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) return { retryAfterMs: (Number(retryAfter) || 0) * 1000 }
  // This server's keys or the message are rejected, and would be again.
  log.warn(`A push service refused a message with ${status}.`)
  return 'done'
}

/** A queued message is replaced by the next one with the same topic; at most 32 characters. */
function topicOf({ tag }: PushPayload): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}
