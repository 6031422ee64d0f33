import { apiPrefix, contract } from '@aisleway/core/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

let document: ReturnType<typeof generate> | undefined

/** The contract as an OpenAPI document, built at the first request for it. */
export function openApiDocument() {
  document ??= generate()
  return document
}

function generate() {
  return generator.generate(contract, {
    info: { title: 'Aisleway', version: '1' },
    servers: [{ url: apiPrefix }],
  })
}
