import { apiPrefix, contract } from '@aisleway/core/contract'
import { idempotencyKeyHeader } from '@aisleway/core/idempotency'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

const description = `Requests and responses are JSON.

**Signing in.** Sign in with \`POST ${apiPrefix}/auth/sign-in/email\`, which sets the session cookie. With the cookie,
\`POST ${apiPrefix}/session/refresh\` returns an access token for 15 minutes, which other clients send as a bearer token.
Routes that manage the account itself, such as its password, sessions, second factors and push messages, accept only the
cookie.

**Refusals.** The body of a refusal has a \`code\` and a \`message\`. In addition to the responses listed, a route may
answer 400 for invalid input, 429 if there were too many requests, and 503 if the server is overloaded or its database is
unavailable. With 429 and 503, \`Retry-After\` says how many seconds to wait.

**Retries.** Requests that change the cart, favorites, lists or the pantry, and invitations, may have a UUID as their
\`${idempotencyKeyHeader}\`. Sent again with the same key because the response was lost, they change nothing more.`

let document: ReturnType<typeof generate> | undefined

/** The contract as an OpenAPI document, built at the first request for it. */
export function openApiDocument() {
  document ??= generate()
  return document
}

async function generate() {
  const generated = await generator.generate(contract, {
    info: { title: 'Aisleway', version: '1', description },
    servers: [{ url: apiPrefix }],
    components: {
      securitySchemes: {
        cookie: {
          ...{ type: 'apiKey', in: 'cookie', name: 'aisleway_session' },
          description: 'Over https, its name is `__Host-aisleway_session`.',
        },
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  })
  for (const operations of Object.values(generated.paths ?? {})) {
    for (const operation of Object.values(operations ?? {}) as Operation[]) {
      operation.tags = operation.operationId.split('.', 1)
      operation.security = '401' in operation.responses ? eitherOne : []
    }
  }
  return generated
}

type Operation = {
  operationId: string
  responses: object
  tags: string[]
  security: Record<string, string[]>[]
}

/** Either is enough. */
const eitherOne = [{ cookie: [] }, { accessToken: [] }]
