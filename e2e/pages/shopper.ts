import { randomInt, randomUUID } from 'node:crypto'
import {
  type Browser,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { deviceRecords } from '../support/device-records.ts'
import { numberIn, opened, Visitor } from './visitor.ts'

export { expect }

/** A journey of one shopper in a fresh browser, on a desktop or a phone, with its own IP address. */
export const test = base.extend<{ shopper: Shopper; savesData: boolean }>({
  // Offline journeys set it to false: each of their pages then downloads and searches the catalogue.
  savesData: [true, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, ...fromNewIpAddress() }),
  context: async ({ context, savesData }, provide) => {
    if (savesData) await context.addInitScript(saveData)
    await provide(context)
  },
  shopper: async ({ page, isMobile }, provide) => provide(new Shopper(page, isMobile)),
})

/** A page in a new browser with an IP address of its own, which does not download the catalogue. */
async function pageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: fromNewIpAddress() })
  await context.addInitScript(saveData)
  return context.newPage()
}

/** Simulates the browser of a user who saves data. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

type Account = { fullName: string; email: string; password: string }

/** A visitor with a cart, and with an account to sign in to. */
export class Shopper extends Visitor {
  readonly cart: Locator
  private readonly inFlight = new Set<Request>()

  constructor(
    page: Page,
    isPhone: boolean,
    readonly account: Account = newAccount(),
  ) {
    super(page, isPhone)
    this.cart = page.getByRole('dialog', { name: 'Your Cart' })
    page.on('request', request => {
      // Requests of a page that was left end without an event.
      const isNewPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
      if (isNewPage) this.inFlight.clear()
      if (request.url().includes('/api/cart')) this.inFlight.add(request)
    })
    page.on('requestfinished', request => this.inFlight.delete(request))
    page.on('requestfailed', request => this.inFlight.delete(request))
  }

  /** The same person in another browser; only the account is shared. */
  async elsewhere(browser: Browser): Promise<Shopper> {
    return new Shopper(await pageOf(browser), this.isPhone, this.account)
  }

  /** Another person in another browser with another IP address. */
  async another(browser: Browser, fullName: string): Promise<Shopper> {
    return new Shopper(await pageOf(browser), this.isPhone, newAccount(fullName))
  }

  /** This tab stays in front: Chromium draws a tab in the background once a second when it is clicked. */
  async inNewTab(): Promise<Shopper> {
    const page = await this.page.context().newPage()
    await this.page.bringToFront()
    return new Shopper(page, this.isPhone, this.account)
  }

  // Accounts

  /** Signs up without using the screen, for journeys that are not about signing up. */
  async startSignedIn() {
    const { fullName: name, email, password } = this.account
    const answer = await this.page.request.post('/api/auth/sign-up/email', {
      data: { name, email, password },
    })
    expect(answer.ok()).toBe(true)
  }

  /** Creates an account without using the screen, and signs out again. */
  async startWithAccount() {
    await this.startSignedIn()
    await this.page.context().clearCookies()
  }

  async signUp() {
    await this.fillSignUp()
    await this.page.getByRole('button', { name: 'Create Account' }).click()
    await expect(this.notices).toContainText('Sign up successful!')
  }

  /** Opens /auth first unless it is already open. */
  async signIn() {
    if (!this.page.url().includes('/auth')) await this.page.goto('/auth')
    await this.fillCredentials()
    await this.page.getByRole('button', { name: 'Login' }).click()
    await expect(this.notices).toContainText('Login successful!')
  }

  /** Opens /auth first unless it is already open. */
  async fillSignUp() {
    if (!this.page.url().includes('/auth')) await this.page.goto('/auth')
    await this.page.getByRole('tab', { name: 'Sign Up' }).click()
    await this.page.getByLabel('Full name').fill(this.account.fullName)
    await this.fillCredentials()
  }

  async fillCredentials({ email, password } = this.account) {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
  }

  async signOut() {
    await this.everythingIsSent()
    await this.askToSignOut()
    await expect(this.notices).toContainText('Signed out')
  }

  async askToSignOut() {
    if (this.isPhone) {
      await (await this.openDrawer()).getByRole('button', { name: 'Sign Out' }).click()
    } else {
      await (await this.openUserMenu()).getByRole('menuitem', { name: 'Sign Out' }).click()
    }
  }

  async seesToBeSignedIn(expected: boolean) {
    if (!this.isPhone) {
      const sign = expected
        ? this.page.getByRole('button', { name: `My Account, ${this.account.fullName}` })
        : this.page.getByRole('link', { name: 'Sign In' })
      return expect(sign).toBeVisible()
    }
    const drawer = await this.openDrawer()
    await expect(
      expected
        ? drawer.getByRole('button', { name: 'Sign Out' })
        : drawer.getByRole('link', { name: 'Sign In' }),
    ).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
  }

  async openUserMenu() {
    await this.page.getByRole('button', { name: /^My Account/ }).click()
    return opened(this.page.getByRole('menu'))
  }

  async openDrawer() {
    await this.page.getByRole('button', { name: 'Open menu' }).click()
    return opened(this.page.getByRole('dialog', { name: 'Aisleway' }))
  }

  // The cart

  /** Adds the first product that is not yet in the cart, and returns its name. */
  async addToCart(): Promise<string> {
    const add = this.main.getByRole('button', { name: /^Add to Cart: / }).first()
    const label = (await add.getAttribute('aria-label')) ?? ''
    const name = label.replace(/^Add to Cart: /, '')
    await add.click()
    // A product that is bought often and on sale appears more than once on a screen.
    await expect(this.quantityOf(name).first()).toHaveText('1')
    return name
  }

  async oneMore(name: string, where: Locator = this.main) {
    await where.getByRole('button', { name: `One more ${name}` }).click()
  }

  async oneLess(name: string, where: Locator = this.main) {
    await where.getByRole('button', { name: `One less ${name}` }).click()
  }

  quantityOf(name: string, where: Locator = this.main): Locator {
    return where.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')
  }

  /** View Cart in the bar, or the floating button on a phone. Both show the number of items. */
  get cartButton(): Locator {
    return this.page.getByRole('button', { name: /^View Cart, / })
  }

  async seesItemsInCart(count: number) {
    const name = `View Cart, ${count === 1 ? '1 item' : `${count} items`}`
    await expect(this.cartButton).toHaveAccessibleName(name)
  }

  async openCart(): Promise<Locator> {
    await this.cartButton.click()
    return opened(this.cart)
  }

  async closeCart() {
    // The waitlist's card in the panel has a Close button too.
    await this.cart.getByRole('button', { name: 'Close' }).first().click()
    await expect(this.cart).toBeHidden()
  }

  /** Presses Undo in the notice with this title. */
  async undo(title: string) {
    const notice = this.notices.filter({ hasText: title })
    await notice.getByRole('button', { name: 'Undo' }).click()
  }

  /** Waits until the account's cart matches the screen and the page knows it; otherwise it would ask at sign-out. */
  async everythingIsSent() {
    await expect(async () => {
      const shown = numberIn((await this.cartButton.getAttribute('aria-label')) ?? '')
      const saved = (await this.savedQuantities()).reduce((sum, n) => sum + n, 0)
      expect(saved).toBe(shown)
      expect(this.inFlight.size).toBe(0)
    }).toPass({ timeout: 15_000 })
  }

  /** The quantities in the account's cart, requested without using the page. */
  async savedQuantities(): Promise<number[]> {
    const answer = await this.page.request.get('/api/cart')
    const { items }: { items: { quantity: number }[] } = await answer.json()
    return items.map(item => item.quantity)
  }

  /** Everything that the browser stores for this site, as one text. */
  async storedText(): Promise<string> {
    const stored = await this.page.evaluate(() => {
      // The offline copy of home's showcase belongs to the store and is the same for everybody.
      const { 'aisleway:store': _, ...ofShopper } = { ...localStorage }
      return [ofShopper, { ...sessionStorage }]
    })
    return JSON.stringify([...stored, await deviceRecords(this.page)])
  }
}

/** Attempts are counted by IP address, and journeys must not use up each other's. */
function fromNewIpAddress() {
  return { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
}

function newAccount(fullName = 'Robin Ferris'): Account {
  return {
    fullName,
    email: `${fullName.split(' ')[0]?.toLowerCase()}-${randomUUID()}@example.com`,
    password: 'six plums',
  }
}
