import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const records = readdirSync(folder).filter(name => /^\d{4}-/.test(name))
const index = readFileSync(`${folder}/README.md`, 'utf8')

it.each(records)('%s has a title, a date and a status, and the index tells them', name => {
  const number = name.slice(0, 4)
  const head = new RegExp(
    `^# ${number} (.+)\\n\\nDate: (\\d{4}-\\d\\d-\\d\\d) {2}\\nStatus: (.+)\\n`,
  )
  const [, title, date, status] = head.exec(readFileSync(`${folder}/${name}`, 'utf8')) ?? []
  expect(title).toBeDefined()
  expect(index).toContain(`\n| [${number}](${name}) | ${title} | ${date} | ${status} |\n`)
})

it('each record has a number of its own', () => {
  expect(new Set(records.map(name => name.slice(0, 4))).size).toBe(records.length)
})
