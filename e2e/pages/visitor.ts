import { expect, type Locator, type Page, test } from '@playwright/test'

/** What anybody can see and do while browsing. Steps that differ on a phone are handled here. */
export class Visitor {
  readonly main: Locator
  readonly cards: Locator
  readonly searchBox: Locator
  readonly pages: Locator
  readonly notices: Locator

  constructor(
    readonly page: Page,
    readonly isPhone: boolean,
  ) {
    this.main = page.getByRole('main')
    this.cards = this.main.getByRole('article')
    this.searchBox = page.getByRole('combobox', { name: 'Search products' })
    this.pages = page.getByRole('navigation', { name: 'Pages' })
    this.notices = page.getByRole('region', { name: 'Notifications', exact: true })
  }

  /** Opens Browse with parameters such as "?q=milk" and waits for its results. */
  async browse(address = '') {
    await this.page.goto(`/browse${address}`)
    await expect(this.subtitle).toBeVisible()
    await this.resultsStand()
  }

  /** Waits until all cards are shown, and none from the previous page. */
  async resultsStand() {
    await expect(this.main.locator('[aria-busy=true]')).toHaveCount(0)
  }

  /** Does something that starts a search, and waits for its results. */
  async andResultsCome(act: () => Promise<unknown>) {
    const answer = this.page.waitForResponse(isSearch)
    await act()
    await (await answer).finished()
    await this.resultsStand()
  }

  async search(text: string) {
    await this.andResultsCome(() => this.searchBox.fill(text))
    // On a phone, suggestions cover the results until the search is sent.
    if (this.isPhone) await this.searchBox.press('Enter')
  }

  /** Checks or unchecks these filters one after the other. */
  async toggleFilters(...labels: string[]) {
    const filters = await this.openFilters()
    for (const label of labels) {
      const filter = filterIn(filters, label)
      const wasChecked = await filter.isChecked()
      await this.andResultsCome(() => filter.click())
      await expect(filter).toBeChecked({ checked: !wasChecked })
    }
    await this.closeFilters()
  }

  /** The column beside the results, or a sheet on a phone. */
  async openFilters(): Promise<Locator> {
    if (!this.isPhone) return this.page.getByRole('complementary', { name: 'Filters' })
    await this.page.getByRole('button', { name: /^Filters/ }).click()
    return opened(this.page.getByRole('dialog', { name: 'Filters' }))
  }

  async closeFilters() {
    if (!this.isPhone) return
    const sheet = this.page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: /^Show [\d,]+ products/ }).click()
    await expect(sheet).toBeHidden()
  }

  /** The count beside a filter. */
  async countBeside(label: string): Promise<number> {
    const filters = await this.openFilters()
    const row = filters.getByText(new RegExp(`^${label}\\s*[\\d,]+$`)).first()
    const text = (await row.textContent()) ?? ''
    await this.closeFilters()
    return numberIn(text.slice(label.length))
  }

  /** The count in the subtitle. */
  async resultCount(): Promise<number> {
    return numberIn((await this.subtitle.textContent()) ?? '')
  }

  get subtitle() {
    return this.main.getByText(/^[\d,]+ products?/)
  }

  async sortBy(label: string) {
    const sort = this.main.getByRole('combobox', { name: 'Sort' })
    await this.andResultsCome(() => sort.selectOption({ label }))
  }

  async turnToPage(page: number) {
    const link = this.pages.getByRole('link', { name: `Page ${page}`, exact: true })
    await this.turnBy(link)
    await expect(link).toHaveAttribute('aria-current', 'page')
  }

  async turnBy(link: Locator) {
    // Distant parts of the grid get their real height when scrolled to, before a person could click.
    await link.click({ trial: true })
    await this.andResultsCome(() => link.click())
  }

  /** The current prices on this page in cents, in their order. */
  async prices(): Promise<number[]> {
    const texts = await this.cards.allTextContents()
    return texts.flatMap(text => pricesIn(text).slice(0, 1))
  }

  /** The names on this page as the cards show them. */
  names(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents()
  }
}

/** Sets the cookie as the language choice does. */
export function setLanguage(page: Page, language: 'en' | 'es'): Promise<void> {
  const { baseURL } = test.info().project.use
  return page.context().addCookies([{ name: 'language', value: language, url: baseURL! }])
}

export function filterIn(filters: Locator, label: string): Locator {
  return filters.getByRole('checkbox', { name: new RegExp(`^${label}`) })
}

export async function opened(panel: Locator): Promise<Locator> {
  await expect(panel).toBeVisible()
  return panel
}

/** Whether an open dialog fades out when it is closed next, rather than vanish. */
export function fadesOut(dialog: Locator): Promise<boolean> {
  return dialog.evaluate(
    (panel: HTMLElement) =>
      new Promise<boolean>(resolve => {
        const changes = { attributes: true, childList: true, subtree: true }
        new MutationObserver(() => {
          if (!panel.isConnected) resolve(false)
          else if (panel.dataset.state === 'closed') resolve(true)
        }).observe(document, changes)
      }),
  )
}

function isSearch(response: { url(): string }): boolean {
  return response.url().includes('/1/indexes/')
}

/** The first number in a text without its commas; a price becomes cents, because its point is removed too. */
export function numberIn(text: string): number {
  return Number(/\d[\d,.]*/.exec(text)?.[0].replaceAll(/\D/g, ''))
}

/** In cents. */
export function pricesIn(text: string): number[] {
  return [...text.matchAll(/\$[\d,]+\.\d\d/g)].map(([price]) => numberIn(price))
}

/** As if the text had been copied elsewhere. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((input, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', copied)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
