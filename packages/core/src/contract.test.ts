import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { expect, it } from 'vitest'
import { toJSONSchema, type ZodType, type z } from 'zod'
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

it('what a shopper sends has a limit in each of its parts', () => {
  const unlimited = routes.flatMap(route =>
    unlimitedIn(inputOf(route), route['~orpc'].route.path ?? ''),
  )
  expect(unlimited).toEqual([])
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

type Part = z.core.JSONSchema.BaseSchema

/** The paths of the texts, lists and maps that may be of any size. */
function unlimitedIn(part: Part, path: string): string[] {
  const { items, additionalProperties: values } = part
  const isUnlimitedList = part.type === 'array' && part.maxItems === undefined
  const within: [unknown, string][] = [
    ...Object.entries(part.properties ?? {}).map(([key, its]): [Part, string] => [
      its as Part,
      `${path} ${key}`,
    ]),
    ...[part.anyOf, part.oneOf, part.allOf].flatMap(parts =>
      (parts ?? []).map((its): [Part, string] => [its as Part, path]),
    ),
    [items, `${path} []`],
    [values, `${path} {}`],
  ]
  return [
    ...(isUnlimitedText(part) || isUnlimitedList ? [path] : []),
    ...within.flatMap(([its, at]) =>
      typeof its === 'object' && its !== null ? unlimitedIn(its as Part, at) : [],
    ),
  ]
}

function isUnlimitedText({ type, enum: values, const: value, maxLength, format, pattern }: Part) {
  if (type !== 'string' || values || value !== undefined || maxLength !== undefined) return false
  if (['date', 'date-time', 'uuid'].includes(format ?? '')) return false
  return pattern === undefined || /(?<!\\)[*+]|,\}/.test(pattern)
}
