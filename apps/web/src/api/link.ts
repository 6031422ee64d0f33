import { apiPrefix, contract } from '@aisleway/core/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { refusalOf } from './refusal-of.ts'

export type Client = JsonifiedClient<ContractRouterClient<typeof contract>>

export const client: Client = createORPCClient(
  new OpenAPILink(contract, {
    url: `${location.origin}${apiPrefix}`,
    // The library's errors leave the headers out, and Retry-After is one. Of a broken server's body
    // that it cannot read it throws an error without the status, as if there were no network.
    fetch: async (request, init) => {
      const response = await fetch(request, init)
      if (response.status === 429 || response.status >= 500) throw await refusalOf(response)
      return response
    },
  }),
)
