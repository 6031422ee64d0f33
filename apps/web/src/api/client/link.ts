import { apiPrefix, contract } from '@aisleway/core/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { refusalOf } from './refusal-of.ts'
import { retryWhenBusy } from './retry-when-busy.ts'

export type Client = JsonifiedClient<ContractRouterClient<typeof contract>>

export const client: Client = createORPCClient(
  new OpenAPILink(contract, {
    url: `${location.origin}${apiPrefix}`,
    // The library's errors leave the headers out, and Retry-After is one. Of a broken server's body
    // that it cannot read it throws an error without the status, as if there were no network.
    fetch: async (request, init, _, [feature = '']) => {
      const send = (one: Request) => fetch(one, init)
      const response = await (isRepeatable(request, feature)
        ? retryWhenBusy(request, send)
        : send(request))
      if (response.status === 429 || response.status >= 500) throw await refusalOf(response)
      return response
    },
  }),
)

/** A POST of these carries an id that its sender made, or comes to the same however often it is sent. */
const repeatableFeatures = [
  'cart',
  'catalogue',
  'favorites',
  'generator',
  'lists',
  'meals',
  'trips',
]

/** A server whose database does not answer cannot say whether it carried out what it was asked for. */
function isRepeatable({ method }: Request, feature: string): boolean {
  return method !== 'POST' || repeatableFeatures.includes(feature)
}
