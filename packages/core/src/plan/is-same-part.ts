/**
 * Whether two parts of a list or its plan (fields, settings, slots or eaters) are the same, in whatever order their keys
 * are: PostgreSQL does not keep it. A key without a value counts as missing.
 */
export function isSamePart(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return (
    Array.isArray(one) === Array.isArray(other) &&
    [...keys].every(key => isSamePart(one[key], other[key]))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
