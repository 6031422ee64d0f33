import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// The skeleton of a third language, French: its name in core/language.ts, and a page that was built for it.
const languageFile = 'packages/core/src/language.ts'
const built = mkdtempSync(join(tmpdir(), 'aisleway-third-language-'))

let webApp: typeof import('./web-app.ts').webApp
let language: typeof import('@aisleway/core/language')

beforeAll(async () => {
  const source = readFileSync(languageFile, 'utf8')
    .replace("['en', 'es']", "['en', 'es', 'fr']")
    .replace("es: 'Español'", "es: 'Español', fr: 'Français'")
  const { code } = await transform(source, { loader: 'ts' })
  vi.resetModules()
  vi.doMock(
    '@aisleway/core/language',
    () => import(`data:text/javascript,${encodeURIComponent(code)}`),
  )
  language = await import('@aisleway/core/language')
  webApp = (await import('./web-app.ts')).webApp
  for (const one of language.languages) {
    writeFileSync(join(built, language.translatedFile('index.html', one)), `<title>${one}</title>`)
    writeFileSync(join(built, language.translatedFile('screen-files.json', one)), '{}')
  }
})
afterAll(() => {
  vi.doUnmock('@aisleway/core/language')
  vi.resetModules()
  rmSync(built, { recursive: true })
})

it('a language that core names is served without a change to the server', async () => {
  const app = webApp({
    built,
    pictures: built,
    dataFor: async () => null,
    site: { publicUrl: undefined },
  })
  for (const one of language.languages) {
    const page = await app.request('/browse', { headers: { 'accept-language': one } })
    expect(page.headers.get('content-language')).toBe(one)
    expect(await page.text()).toContain(`<title>${one}</title>`)
    const file = await app.request(`/${language.translatedFile('index.html', one)}`)
    expect(file.status).toBe(301)
  }
})

it('every language has a name to be chosen by', () => {
  expect(Object.keys(language.languageNames)).toEqual([...language.languages])
  expect(language.languageNames).toMatchObject({ fr: 'Français' })
})
