import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { expect, it } from 'vitest'
import { toJSONSchema, type ZodType } from 'zod'
import { contract } from './contract.ts'

const routes = routesIn(contract)
const singleValues = ['string', 'number', 'integer', 'boolean']

it('every route takes an object, since part of it goes into the path', () => {
  expect(routes.length).toBeGreaterThan(100)
  for (const route of routes) {
    expect(inputOf(route)).toMatchObject({ type: 'object' })
  }
})

it('a GET takes single values, which have one form in an address', () => {
  for (const route of routes) {
    const { method, path } = route['~orpc'].route
    if (method !== 'GET') continue
    for (const [name, { type }] of Object.entries(inputOf(route).properties)) {
      expect(singleValues, `${name} of ${path}`).toContain(type)
    }
  }
})

function routesIn(router: AnyContractRouter): AnyContractProcedure[] {
  return isContractProcedure(router) ? [router] : Object.values(router).flatMap(routesIn)
}

function inputOf(route: AnyContractProcedure) {
  const { inputSchema } = route['~orpc']
  const none = { type: 'object', properties: {} }
  const schema = inputSchema
    ? toJSONSchema(inputSchema as ZodType, { io: 'input', unrepresentable: 'any' })
    : none
  return schema as { type: string; properties: Record<string, { type: string }> }
}
