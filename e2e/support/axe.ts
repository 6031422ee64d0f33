import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const toasts = '[data-toasts]'

/**
 * Light by every rule; dark differs in its colours alone, so there only contrast is looked at.
 * Without the toasts: one may be half gone by the time it is looked at.
 */
export async function isAccessible(page: Page) {
  await findsNothing(page, axe => axe.exclude(toasts))
  await page.emulateMedia({ colorScheme: 'dark' })
  await findsNothing(page, axe => axe.exclude(toasts).withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
}

export async function toastsAreAccessible(page: Page) {
  await findsNothing(page, axe => axe.include(toasts))
}

async function findsNothing(page: Page, limit: (axe: AxeBuilder) => AxeBuilder) {
  await hasComeToRest(page)
  // Half a megabyte of script stays until the page is loaded anew: not sent and compiled once more.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Legacy mode opens no page of its own for each look; it is meant for pages without foreign frames.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await limit(axe).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(n => n.html).join('\n')}`)
  expect(found, page.url()).toEqual([])
}

/** Half-faded colours have no contrast to speak of. */
export async function hasComeToRest(page: Page) {
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(isEnding)
    return Promise.allSettled(moving.map(animation => animation.finished))

    function isEnding({ effect }: Animation) {
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    }
  })
}
