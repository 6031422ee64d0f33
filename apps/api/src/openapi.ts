import { apiPrefix, contract } from '@aisleway/core/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

/** The contract as an OpenAPI document. */
export function openApiDocument() {
  return generator.generate(contract, {
    info: { title: 'Aisleway', version: '1' },
    servers: [{ url: apiPrefix }],
  })
}
