import { apiPrefix, contract } from '@aisleway/core/contract'
import { idempotencyKeyHeader, sentForHeader } from '@aisleway/core/idempotency'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { refusalOf } from './refusal-of.ts'
import { retryWhenBusy } from './retry-when-busy.ts'
import { fetchFromStore } from './store-connection.ts'

/** Given with what the outbox sends. */
type ClientContext = { idempotencyKey?: string; sentFor?: string }

export type Client = JsonifiedClient<ContractRouterClient<typeof contract, ClientContext>>

export const client: Client = createORPCClient(
  new OpenAPILink<ClientContext>(contract, {
    headers: ({ context: { idempotencyKey, sentFor } }) => ({
      ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }),
      ...(sentFor && { [sentForHeader]: sentFor }),
    }),
    url: `${location.origin}${apiPrefix}`,
    // The library's errors leave out the headers, and Retry-After is one of them. When it cannot
    // read the body of a broken server's answer, its error lacks the status too, as if there were
    // no network.
    fetch: async (request, init, _, [feature = '']) => {
      const send = (one: Request) => fetchFromStore(one, init)
      const response = await (isRepeatable(request, feature)
        ? retryWhenBusy(request, send)
        : send(request))
      if (response.status === 429 || response.status >= 500) throw await refusalOf(response)
      return response
    },
  }),
)

/**
 * A POST to one of these carries an id that its sender made, or has the same effect however often
 * it is sent.
 */
const repeatableFeatures = [
  'cart',
  'catalogue',
  'favorites',
  'generator',
  'lists',
  'meals',
  'trips',
]

/** A server whose database does not answer cannot tell whether it did what it was asked to do. */
function isRepeatable({ method }: Request, feature: string): boolean {
  return method !== 'POST' || repeatableFeatures.includes(feature)
}
