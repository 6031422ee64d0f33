/** The part of JSON Schema that the OpenAPI document uses. */
export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  minimum?: number
  maximum?: number
  maxLength?: number
}

const hostileTexts = [
  '\0',
  'milk\0eggs',
  '🌶️'.slice(0, 1),
  `${'a'.repeat(119)}${'🌶️'.slice(0, 1)}`,
  '__proto__',
  'constructor',
  "'; DROP TABLE users; --",
  '%',
  '../../etc/passwd',
  '\u202E\uFFFF\u0001',
  'x'.repeat(3000),
  '',
]

const hostileValues = [
  null,
  true,
  -1,
  0.1,
  1e308,
  2 ** 53,
  2 ** 31,
  -0,
  [],
  {},
  [[[[]]]],
  { __proto__: 1, length: -1 },
  'not what was asked for',
]

/** Generates requests that follow a schema, with occasional violations. */
export function fuzzer(random: () => number, known: Readonly<Record<string, string>>) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!

  const uuids = () => pick([crypto.randomUUID(), ...Object.values(known)])
  const text = () => pick([pick(hostileTexts), uuids(), 'Weekend shop', 'mara@example.com'])

  /** A value for a path or query parameter. */
  function parameter(name: string): string {
    return random() < 0.5 && known[name] !== undefined ? known[name] : text()
  }

  function value(schema: Schema = {}, depth = 0): unknown {
    if (random() < 0.06 || depth > 12) return pick([...hostileValues, pick(hostileTexts)])
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return pick(schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return value(pick(choices), depth + 1)
    if (schema.allOf) {
      return Object.assign({}, ...schema.allOf.map(part => value(part, depth + 1)))
    }
    switch ([schema.type].flat()[0]) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
            random() < 0.05 ? [] : [[name, value(inner, depth + 1)]],
          ),
        )
      case 'array':
        return Array.from({ length: pick([0, 1, 2, 5]) }, () => value(schema.items, depth + 1))
      case 'boolean':
        return random() < 0.5
      case 'integer':
      case 'number':
        return pick([0, 1, 5, 100, schema.minimum ?? 0, schema.maximum ?? 99])
      default:
        return schema.format === 'uuid' ? uuids() : text()
    }
  }

  /** A body as sent: mostly JSON that follows the schema, sometimes not JSON at all. */
  function body(schema: Schema | undefined): string {
    const kind = random()
    if (kind < 0.04) return pick(['{', '"', 'sesame=seeds', '\0', '[', 'undefined', '{"a":1}}'])
    if (kind < 0.06) return `${'['.repeat(5000)}${']'.repeat(5000)}`
    return JSON.stringify(value(schema) ?? null)
  }

  return { pick, parameter, body }
}
