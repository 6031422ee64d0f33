import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { cookiesOf, desktop, phone } from './page-scripts.ts'
import { startServer, temporaryFolder } from './server.ts'
import { signUp } from './shopper.ts'

// Takes the README's screenshots of the current app: `npm run pictures`.

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url))

type Picture = {
  file: string
  path: string
  viewport: { width: number; height: number }
  colorScheme?: 'dark'
  /** What is done on the screen before the screenshot. */
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
    { file: 'home.png', path: '/', viewport: desktop },
    { file: 'meals.png', path: '/meals?type=dinner&seed=7', viewport: desktop },
    { file: 'browse-phone.png', path: '/browse?q=yogurt', viewport: phone },
    {
      file: 'shopping-phone.png',
      path: `/shopping/${listId}`,
      viewport: phone,
      prepare: tickThree,
    },
    {
      file: 'generator-dark-phone.png',
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
  await page.screenshot({ path: join(folder, file), animations: 'disabled' })
  await context.close()
  console.log(`  docs/screens/${file}`)
}

async function tickThree(page: Page) {
  for (const row of [0, 0, 0]) await page.getByRole('checkbox', { checked: false }).nth(row).click()
}
