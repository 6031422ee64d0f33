import { errorStatus } from '@aisleway/core/errors'
import { z } from 'zod'

export type Answer = { status: number; body: unknown }

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]

/** The responses of one operation in the OpenAPI document, by status. */
type Responses = Record<string, { content?: Record<string, { schema?: JsonSchema }> }>

/**
 * Validates a response against the OpenAPI document, and returns what is wrong with it. A status not in the document
 * must be one of the refusals common to all routes.
 */
export function answerCheck(responses: Responses): (answer: Answer) => string | undefined {
  const schemas = new Map(
    Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema
      return schema ? [[Number(status), z.fromJSONSchema(schema)] as const] : []
    }),
  )
  return ({ status, body }) => {
    const schema = schemas.get(status)
    if (status < 400) {
      if (!schema) return String(status) in responses ? undefined : `${status} is not documented`
      return misfit(schema, body)
    }
    const { data: refusal } = refusalOfAnyRoute.safeParse(body)
    if (!refusal) return `${status} without a code and a message`
    const expected = errorStatus[refusal.code as keyof typeof errorStatus]
    if (expected !== status) return `${refusal.code} has the status ${expected}, not ${status}`
    if (!refusal.defined) return undefined
    return schema ? misfit(schema, body) : `${status} is not documented`
  }
}

function misfit(schema: z.ZodType, body: unknown): string | undefined {
  const { error } = schema.safeParse(body)
  return error && z.prettifyError(error)
}

/** `defined` means that the refusal is one of the route's own. */
const refusalOfAnyRoute = z.object({
  code: z.string(),
  message: z.string(),
  defined: z.boolean().optional(),
})
