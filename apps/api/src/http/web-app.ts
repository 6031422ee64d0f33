import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Appearance,
  appearanceCookieLine,
  appearanceInCookies,
  appearanceText,
} from '@aisleway/core/appearance/appearance'
import { withAppearance } from '@aisleway/core/appearance/page-appearance'
import { type Language, languageOf, languages, translatedFile } from '@aisleway/core/language'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { FirstBrowse } from '../features/catalogue/search/first-browse.ts'
import { firstPictures } from './head/first-pictures.ts'
import { dataElements, type PageHead, withHead } from './head/page-head.ts'
import { assetHeaders, pageHeaders, type Site } from './middleware/security-headers.ts'
import { packedAnswer } from './packed-answer.ts'
import { linksFor, type ScreenFiles } from './screen-files.ts'
import { namesFile, staticFiles } from './static-files.ts'

type DataOfPage = {
  appearance?: Appearance | null
  browse?: FirstBrowse | undefined
  [name: string]: unknown
}

type Deps = {
  built: string
  pictures: string
  /** The data written into every page, so that the first screen waits for no answer; null makes it ask. */
  dataFor: (request: Request) => Promise<DataOfPage | null>
  /** What the page of some addresses says in its head; null for any other. */
  headFor?: (request: Request) => Promise<PageHead | null>
  site: Site
}

/** The built web app: its files, and for every page address the one HTML document of a language. */
export function webApp({ built, pictures, dataFor, headFor, site }: Deps): Hono {
  // Read for the first request: during development Vite serves the page and nothing is built.
  const pages = new Map<Language, Page>()
  const pageFor = async (path: string, request: Request, language: Language) => {
    const page = pages.get(language) ?? readPage(built, language)
    pages.set(language, page)
    const [data, own] = await Promise.all([dataFor(request), headFor?.(request)])
    const elements = { ...(data && { 'page-data': data }), ...own?.data }
    const links = linksFor(path, page.screens) + firstPictures(data?.browse)
    const head = links + dataElements(elements)
    const ofDevice = appearanceInCookies(request.headers.get('cookie') ?? '')
    const ofAccount = data?.appearance ?? null
    const appearance = ofAccount ?? ofDevice
    const dressed = appearance ? withAppearance(page.html, appearance) : page.html
    const html = own ? withHead(dressed, own) : dressed
    return {
      html: html.replace('</head>', () => `${head}</head>`),
      status: own?.status ?? 200,
      // The device follows the account, also for the page that it shows without a network.
      cookie: ofAccount && !isSame(ofAccount, ofDevice) ? appearanceCookieLine(ofAccount) : null,
    }
  }
  return (
    new Hono()
      .use(
        '/assets/*',
        assetHeaders(site),
        staticFiles({
          root: join(built, 'assets'),
          prefix: '/assets',
          cacheControl: () => forEver,
        }),
      )
      .use(pageHeaders(site))
      // The file lacks the data that is written into every page.
      .on(
        'GET',
        languages.map(language => `/${translatedFile('index.html', language)}`),
        c => c.redirect('/', 301),
      )
      .use(
        '/pictures/*',
        staticFiles({ root: pictures, prefix: '/pictures', cacheControl: () => weekly }),
      )
      .use(staticFiles({ root: built, cacheControl: cacheControlOf }))
      .get('*', compress(), async c => {
        if (isNoPage(c.req.path)) return c.text('Not found', 404)
        const language = languageOf(c.req.raw.headers)
        const { html, status, cookie } = await pageFor(c.req.path, c.req.raw, language)
        const headers = new Headers({
          'Content-Type': 'text/html; charset=UTF-8',
          'Cache-Control': 'private, no-cache',
          'Content-Language': language,
          Vary: 'Accept-Language, Cookie',
        })
        if (cookie) headers.set('Set-Cookie', cookie)
        const acceptEncoding = c.req.header('accept-encoding') ?? ''
        return packedAnswer(html, { status, headers, acceptEncoding })
      })
  )
}

function isSame(a: Appearance, b: Appearance | null): boolean {
  return b !== null && appearanceText(a) === appearanceText(b)
}

type Page = { html: string; screens: ScreenFiles }

/** Each language has its own build (docs/decisions/0028). */
function readPage(built: string, language: Language): Page {
  const read = (file: string) => readFileSync(join(built, translatedFile(file, language)), 'utf8')
  return { html: read('index.html'), screens: JSON.parse(read('screen-files.json')) }
}

/** Vite puts a hash of the content into every name below `assets`. */
const forEver = 'public, max-age=31536000, immutable'
const weekly = 'public, max-age=604800'
const daily = 'public, max-age=86400'

/** Browsers request the icon again whenever the page's title changes. */
function cacheControlOf(path: string): string {
  return /\.(svg|png)$/.test(path) ? daily : 'no-cache'
}

/** A missing script must not be answered with a page; the id of a product may end like a file's name. */
function isNoPage(path: string): boolean {
  if (path.startsWith('/products/')) return false
  return /^\/(assets|pictures)\//.test(path) || namesFile(path)
}
