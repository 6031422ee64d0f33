import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { cookiesOf, desktop, phone } from './page-scripts.ts'
import { startServer, temporaryFolder } from './server.ts'
import { signUp } from './shopper.ts'

// Takes the screenshots of the README and of the installed app's manifest: `npm run pictures`.

const root = fileURLToPath(new URL('../../', import.meta.url))
const readme = 'docs/screens'
const manifest = 'apps/web/public/screenshots'

type Picture = {
  file: string
  path: string
  viewport: { width: number; height: number }
  colorScheme?: 'dark'
  /** Actions on the screen before the screenshot. */
  prepare?: (page: Page) => Promise<void>
}

const server = await startServer({ dataDir: temporaryFolder() })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags })
try {
  const { cookie, saveList } = await signUp(server.address)
  for (const picture of pictures(await saveList(14))) await take(browser, picture, cookie)
} finally {
  await browser.close()
  await server.stop()
}

function pictures(listId: string): Picture[] {
  return [
    { file: `${manifest}/phone-home.webp`, path: '/', viewport: phone },
    {
      file: `${manifest}/phone-list.webp`,
      path: `/shopping/${listId}`,
      viewport: phone,
      prepare: tickThree,
    },
    {
      file: `${manifest}/desktop-browse.webp`,
      path: '/browse',
      viewport: { width: 1280, height: 800 },
    },
    { file: `${readme}/home.png`, path: '/', viewport: desktop },
    { file: `${readme}/meals.png`, path: '/meals?type=dinner&seed=7', viewport: desktop },
    { file: `${readme}/browse-phone.png`, path: '/browse?q=yogurt', viewport: phone },
    {
      file: `${readme}/shopping-phone.png`,
      path: `/shopping/${listId}`,
      viewport: phone,
      prepare: tickThree,
    },
    {
      file: `${readme}/generator-dark-phone.png`,
      path: '/grocery-list-generation?seed=0',
      viewport: phone,
      colorScheme: 'dark',
    },
  ]
}

async function take(
  from: Browser,
  { file, path, viewport, colorScheme, prepare }: Picture,
  cookie: string,
) {
  const context = await from.newContext({
    viewport,
    baseURL: server.address,
    reducedMotion: 'reduce',
    ...(colorScheme && { colorScheme }),
  })
  await context.addCookies(cookiesOf(server.address, cookie))
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  if (file.endsWith('.webp')) await writeFile(join(root, file), await asWebp(page))
  else await page.screenshot({ path: join(root, file), animations: 'disabled' })
  await context.close()
  console.log(`  ${file}`)
}

/** Playwright itself cannot write WebP, which is a fifth of the size. */
async function asWebp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  return Buffer.from(data, 'base64')
}

async function tickThree(page: Page) {
  for (const row of [0, 0, 0]) await page.getByRole('checkbox', { checked: false }).nth(row).click()
}
