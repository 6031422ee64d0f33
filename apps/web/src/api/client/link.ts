import { apiPrefix, contract } from '@aisleway/core/contract'
import { idempotencyKeyHeader, sentForHeader } from '@aisleway/core/idempotency'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { eventsIn, isStream } from './event-stream.ts'
import { refusalOf } from './refusal-of.ts'
import { retryWhenBusy } from './retry-when-busy.ts'
import { fetchFromStore } from './store-connection.ts'

type ClientContext = {
  /** Passed with what the outbox sends. */
  idempotencyKey?: string
  sentFor?: string
  /** The request goes on when the page is closed. */
  keepalive?: boolean
}

export type Client = JsonifiedClient<ContractRouterClient<typeof contract, ClientContext>>

type Route = { method: string; path: string }
type Input = Record<string, unknown>
type Options = { context?: ClientContext; signal?: AbortSignal }

/**
 * Calls a route of the contract by its names, `['lists', 'read']`, and throws refusals with their code.
 * oRPC's own link is four times as large (docs/decisions/0128).
 */
export async function call(
  names: readonly string[],
  input?: Input,
  options: Options = {},
): Promise<unknown> {
  const request = requestOf(routeNamed(names), input, options)
  const response = await (isRepeatable(request, names[0])
    ? retryWhenBusy(request, fetchFromStore)
    : fetchFromStore(request))
  if (!response.ok) throw await refusalOf(response)
  if (isStream(response)) return eventsIn(response.body!)
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

function routeNamed(names: readonly string[]): Route {
  // biome-ignore lint/suspicious/noExplicitAny: `Client` types the names from outside
  return names.reduce<any>((part, name) => part[name], contract)['~orpc'].route
}

/** Path parameters come out of the input; the rest is the query of a GET, and otherwise the body. */
function requestOf({ method, path }: Route, input: Input | undefined, options: Options): Request {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input?.[name]))
  })
  const isAllInPath = filled !== path && Object.keys(rest).length === 0
  const hasBody = method !== 'GET' && input !== undefined && !isAllInPath
  const url = new URL(apiPrefix + filled, location.origin)
  if (method === 'GET') {
    for (const [name, value] of Object.entries(rest)) {
      if (value !== undefined) url.searchParams.append(name, String(value))
    }
  }
  const { idempotencyKey, sentFor, keepalive = false } = options.context ?? {}
  return new Request(url, {
    method,
    headers: {
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }),
      ...(sentFor && { [sentForHeader]: sentFor }),
    },
    body: hasBody ? JSON.stringify(rest) : null,
    // No route redirects; if something does, it is a captive portal.
    redirect: 'error',
    keepalive,
    signal: options.signal ?? null,
  })
}

/** A POST to one of these carries a client-made id or is idempotent anyway. */
const repeatableFeatures = [
  'cart',
  'catalogue',
  'favorites',
  'generator',
  'lists',
  'meals',
  'plan',
  'shopping',
  'trips',
]

/** A server whose database does not answer cannot tell whether it carried out the request. */
function isRepeatable({ method }: Request, feature = ''): boolean {
  return method !== 'POST' || repeatableFeatures.includes(feature)
}
