import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const map = readFileSync('docs/spec-map.md', 'utf8')
const decisions = readFileSync('docs/decisions/0000-answers-to-open-questions.md', 'utf8')

/** `file`, or `file › title of a test in it`. */
const references = [...map.matchAll(/`([^`]+\.(?:tsx?|css|md))(?: › ([^`]+))?`/g)].map(
  ([, file = '', title]) => ({ file, title }),
)

describe('the map of the specification', () => {
  it('has every section of both documents', () => {
    const headings = [...map.matchAll(/^## (.) §(\d)/gm)].map(([, document, section]) => [
      document,
      section,
    ])
    const all = ['1', '2'].flatMap(document => [...'123456789'].map(section => [document, section]))
    expect(headings).toEqual(all)
  })

  it('names for every sentence what does it and what shows it', () => {
    const rows = map.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| ---'))
    expect(rows.length).toBeGreaterThan(100)
    const incomplete = rows.filter(row => {
      const [, , done = '', shown = ''] = row.split('|')
      return !row.startsWith('| Sentence') && !(done.includes('`') && shown.includes('`'))
    })
    expect(incomplete).toEqual([])
  })

  it('names files that exist', () => {
    expect(references.filter(({ file }) => !pathOf(file)).map(({ file }) => file)).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = references.filter(({ file, title }) => title && !hasTest(file, title))
    expect(missing).toEqual([])
  })

  it('names answers that are written down', () => {
    const cited = new Set([...map.matchAll(/answer (\d+[a-c]?)/g)].map(([, number]) => number))
    const missing = [...cited].filter(
      number => !new RegExp(`^\\| ${number} +\\|`, 'm').test(decisions),
    )
    expect(missing).toEqual([])
  })
})

const modules: Record<string, readonly string[]> = {
  web: ['apps/web/src/', 'apps/web/src/features/'],
  api: ['apps/api/src/', 'apps/api/src/features/'],
  core: ['packages/core/src/'],
  search: ['packages/search/src/'],
  'sample-store': ['packages/sample-store/src/'],
}

const journeys = readdirSync('e2e/journeys', { encoding: 'utf8', recursive: true }).map(
  name => `e2e/journeys/${name}`,
)

function pathOf(file: string): string | undefined {
  const [name = '', ...rest] = file.split('/')
  const folders = modules[name]
  const paths = folders
    ? folders.map(folder => folder + rest.join('/'))
    : [file, ...journeys.filter(path => path.endsWith(`/${file}`))]
  return paths.find(path => existsSync(path))
}

/** As the title is written in the code: with its placeholders, whatever the quotes. */
function hasTest(file: string, title: string): boolean {
  const path = pathOf(file)
  if (!path) return false
  const source = readFileSync(path, 'utf8')
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some(written => source.includes(written))
}
