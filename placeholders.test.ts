import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { departments } from './packages/core/src/catalogue/departments.ts'

const styles = readFileSync('apps/web/src/styles/departments.css', 'utf8')

test('every department but Grocery Aisles has a placeholder of its own', () => {
  const drawn = readdirSync('apps/web/public/placeholders')
  const used = [...styles.matchAll(/url\("\/placeholders\/(.+)"\)/g)].map(([, file]) => file)
  expect(used.sort()).toEqual(drawn.sort())
  expect(used).toHaveLength(departments.length - 1)
})
