import { isSamePart } from './is-same-part.ts'

/** The fields that differ, as of a form from what it began with. */
export function changedFields<Values extends object>(before: Values, now: Values): Partial<Values> {
  const fields = Object.keys(now) as (keyof Values)[]
  const changed = fields.filter(field => !isSamePart(before[field], now[field]))
  return Object.fromEntries(changed.map(field => [field, now[field]])) as Partial<Values>
}
