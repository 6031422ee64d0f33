import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isLong } from '../is-long.ts'

const toasts = '[data-toasts]'

/** The cards of a grid are built alike, and checking fifty of them in two themes takes many seconds. */
const unchecked = isLong ? toasts : `${toasts}, li:nth-child(n + 7) > article`

/**
 * Checks the light theme against all rules. The dark one differs only in colours, so only contrast is checked. Toasts
 * are excluded, because one may be fading out during the check.
 */
export async function isAccessible(page: Page) {
  await findsNothing(page, axe => axe.exclude(unchecked))
  expect(await page.evaluate(falselyCurrent), page.url()).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await findsNothing(page, axe => axe.exclude(unchecked).withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Runs in the page: links that are read as the current page but lead to another. The router compares only beginnings. */
function falselyCurrent(): (string | null)[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[aria-current=page]')
  return [...links].filter(({ href }) => href !== location.href).map(link => link.textContent)
}

/** With the system's setting for more contrast, text has 7:1 in both themes. */
export async function hasMoreContrast(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme })
    await findsNothing(page, axe => axe.exclude(unchecked).withRules('color-contrast-enhanced'))
  }
  await page.emulateMedia({ contrast: null, colorScheme: 'light' })
}

export async function toastsAreAccessible(page: Page) {
  await findsNothing(page, axe => axe.include(toasts))
}

async function findsNothing(page: Page, limit: (axe: AxeBuilder) => AxeBuilder) {
  await hasComeToRest(page)
  // The half-megabyte script stays until the page is reloaded, so it is not sent and compiled again.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Legacy mode opens no extra page per check; it is meant for pages without cross-origin frames.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await limit(axe).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(n => n.html).join('\n')}`)
  expect(found, page.url()).toEqual([])
}

/** Colours that are fading have no meaningful contrast. */
export async function hasComeToRest(page: Page) {
  await page.evaluate(async () => {
    while (bottomBarReturns()) await new Promise(requestAnimationFrame)
    const moving = document.getAnimations().filter(isEnding)
    await Promise.allSettled(moving.map(animation => animation.finished))

    /** It fades in a moment after scrolling ends, unless a text field has the focus. */
    function bottomBarReturns() {
      const isAside = document.querySelector('[data-bottom-bar][data-aside]') !== null
      return isAside && !document.activeElement?.matches(':read-write')
    }

    // An animation stands still while its part of the page is skipped, far from the viewport.
    function isEnding({ effect }: Animation) {
      const { target } = effect as KeyframeEffect
      const isShown = target?.checkVisibility({ contentVisibilityAuto: true })
      return isShown && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    }
  })
}
