import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { pageData } from './page-data.ts'
import { webApp } from './web-app.ts'

const built = mkdtempSync(join(tmpdir(), 'aisleway-appearance-'))

let shop: Awaited<ReturnType<typeof openTestApp>>
let web: ReturnType<typeof webApp>
beforeAll(async () => {
  writeFileSync(join(built, 'index.html'), '<html lang="en"><head></head></html>')
  writeFileSync(join(built, 'screen-files.json'), '{}')
  shop = await openTestApp()
  web = webApp({
    built,
    pictures: built,
    dataFor: pageData({ ...shop, now: () => new Date() }),
    site: { publicUrl: undefined },
  })
})
afterAll(async () => {
  await shop.close()
  rmSync(built, { recursive: true })
})

type Browser = ReturnType<typeof openBrowser>

/** The page's root element and the cookies that it sets. */
async function pageOf({ cookies }: Browser) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const page = await web.request('http://shop.test/', { headers: { cookie } })
  return {
    root: /<html[^>]*>/.exec(await page.text())?.[0],
    cookies: page.headers.getSetCookie().filter(line => line.startsWith('appearance=')),
  }
}

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  return browser
}

describe('the first paint of a page', () => {
  it('has the look that was chosen on the device', async () => {
    const visitor = openBrowser(shop.app)
    expect((await pageOf(visitor)).root).toBe('<html lang="en">')
    visitor.cookies.set('appearance', 'dark.larger')
    expect(await pageOf(visitor)).toEqual({
      root: '<html data-theme="dark" data-text-size="larger" lang="en">',
      cookies: [],
    })
  })

  it('has that of the account on every device, which then keeps it', async () => {
    const mara = await shopper('mara@example.com')
    await mara.patch('/api/profile', { appearance: { theme: 'light', textSize: 'large' } })
    const elsewhere = openBrowser(shop.app)
    await elsewhere.signIn('mara@example.com')
    elsewhere.cookies.set('appearance', 'dark.normal')
    expect(await pageOf(elsewhere)).toEqual({
      root: '<html data-theme="light" data-text-size="large" lang="en">',
      cookies: [expect.stringMatching(/^appearance=light\.large; path=\/; max-age=\d+/)],
    })
    elsewhere.cookies.set('appearance', 'light.large')
    expect((await pageOf(elsewhere)).cookies).toEqual([])
  })

  it('follows the device again when the account says so', async () => {
    const noor = await shopper('noor@example.com')
    await noor.patch('/api/profile', { appearance: { theme: 'system', textSize: 'normal' } })
    noor.cookies.set('appearance', 'dark.larger')
    expect((await pageOf(noor)).root).toBe('<html lang="en">')
  })

  it('has that of the device for an account without a choice', async () => {
    const ida = await shopper('ida@example.com')
    expect((await ida.get('/api/profile')).body.appearance).toBeNull()
    ida.cookies.set('appearance', 'dark.normal')
    expect((await pageOf(ida)).root).toBe('<html data-theme="dark" lang="en">')
  })
})

it('a look is exported with the account, and an unknown one is refused', async () => {
  const theo = await shopper('theo@example.com')
  const appearance = { theme: 'dark', textSize: 'normal' }
  await theo.patch('/api/profile', { appearance })
  const wrong = { appearance: { theme: 'pink', textSize: 'normal' } }
  expect((await theo.patch('/api/profile', wrong)).status).toBe(400)
  expect((await theo.get('/api/account/data')).body.users).toMatchObject([{ appearance }])
})
