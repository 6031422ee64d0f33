import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { jsonSchemas } from './json-schemas.ts'

const packageFolder = fileURLToPath(new URL('../../', import.meta.url))

it.each(Object.entries(jsonSchemas()))(
  '%s is what editors would be told today (npm run schemas -w @aisleway/sample-store)',
  (name, schema) => {
    expect(readFileSync(join(packageFolder, 'schemas', name), 'utf8')).toBe(schema)
  },
)

it('every data file names its schema in its first line', () => {
  const folder = join(packageFolder, 'content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.yaml'))
    .map(name => join(folder, name))
  const astray = files.filter(file => {
    const [, schema] =
      /^# yaml-language-server: \$schema=(.*)\n/.exec(readFileSync(file, 'utf8')) ?? []
    return !schema || !existsSync(resolve(dirname(file), schema))
  })
  expect(files.length).toBeGreaterThan(0)
  expect(astray).toEqual([])
})
