import { expect, type Page } from '@playwright/test'
import { hasComeToRest } from '../support/axe.ts'
import { follow } from '../support/client-navigation.ts'
import { opened, type Visitor } from './visitor.ts'

/** The smallest supported width, a phone, the smallest width that Browse treats as wide (spec 1 §9), and two desktops. */
const widths = [320, 390, 768, 1024, 1440]

/**
 * Checks that every control lies within its window and its scroll containers, contains its label, and is not covered
 * at the end of the page; that no word of a label is broken; that the label of a green button is on one line; and that
 * the page does not scroll sideways.
 */
export async function everythingFits(page: Page, place: string) {
  const size = page.viewportSize()!
  const found: string[] = []
  // From narrow to wide: what was wider may widen the page of an emulated phone for a moment.
  for (const width of widths) {
    await page.setViewportSize({ width, height: size.height })
    // The app is told of another width with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await hasComeToRest(page)
    const misfits = await page.evaluate(findMisfits)
    found.push(...misfits.map(misfit => `${width}: ${misfit}`))
  }
  await page.setViewportSize(size)
  expect.soft(found, place).toEqual([])
}

/** Opens a page of the app and waits for its heading. */
export async function screenFits({ page, main }: Visitor, path: string, heading: string) {
  await follow(page, path)
  await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  await everythingFits(page, path)
}

/** Waits for the open dialog, and closes it afterwards. */
export async function dialogFits(page: Page, place: string, name: string | RegExp = '') {
  const modal = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
  const dialog = await opened(modal.last())
  await everythingFits(page, place)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Runs in the page. */
function findMisfits(): string[] {
  /** Allows for rounding, and for glyphs that extend slightly beyond their line. */
  const slackPx = 1.5
  const windowWidth = document.documentElement.clientWidth
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter(isShown)
  const misfits = controls.flatMap(control =>
    [cutBy(control), labelOf(control)].flatMap(misfit => misfit ?? []),
  )
  if (document.documentElement.scrollWidth > windowWidth) misfits.push('the page scrolls sideways')
  const isModalOpen = document.documentElement.hasAttribute('data-scroll-locked')
  return isModalOpen ? misfits : [...misfits, ...covered()]

  function isShown(control: HTMLElement) {
    const { width, height } = boxOf(control)
    return (
      width > 1 &&
      height > 1 &&
      control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !control.closest('[aria-hidden=true], [inert]') &&
      // Visible only to a screen reader or with keyboard focus.
      getComputedStyle(control).clipPath === 'none'
    )
  }

  /** A checkbox is drawn by its label. */
  function boxOf(control: HTMLElement) {
    return (control.closest('label') ?? control).getBoundingClientRect()
  }

  function cutBy(control: HTMLElement) {
    const box = boxOf(control)
    for (let around = control.parentElement; around; around = around.parentElement) {
      // Only the window clips the top layer.
      if (around.matches(':popover-open')) break
      // What is meant to scroll sideways can still be reached.
      if (around.matches('.overflow-x-auto, [aria-roledescription=carousel]')) return undefined
      const { overflowX, backgroundColor } = getComputedStyle(around)
      const isPanel = backgroundColor !== 'rgba(0, 0, 0, 0)'
      if (around === document.body || (overflowX === 'visible' && !isPanel)) continue
      const { left, right } = around.getBoundingClientRect()
      if (box.left < left - slackPx || box.right > right + slackPx) {
        return `${nameOf(control)} leaves its panel`
      }
    }
    if (box.left >= -slackPx && box.right <= windowWidth + slackPx) return undefined
    return `${nameOf(control)} leaves the window`
  }

  function labelOf(control: HTMLElement) {
    if (!control.matches('a, button')) return undefined
    const box = control.getBoundingClientRect()
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const style = getComputedStyle(text.parentElement!)
      // For screen readers only, or truncated with an ellipsis.
      if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const parts = [...range.getClientRects()]
      if (
        parts.some(({ left, right }) => left < box.left - slackPx || right > box.right + slackPx)
      ) {
        return `${nameOf(control)} does not hold its label`
      }
      const isPrimary = control.matches('.bg-leaf, .bg-tint')
      if (isPrimary && linesOf(range) > 1) return `${nameOf(control)} breaks its label`
      if (style.hyphens === 'auto') continue
      for (const { index, 0: word } of text.textContent!.matchAll(/[\p{L}\p{M}]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (linesOf(range) > 1) return `${nameOf(control)} breaks "${word}"`
      }
    }
    return undefined
  }

  function linesOf(range: Range) {
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }

  /** Covered by something fixed to the window where the page cannot be scrolled any further. */
  function covered() {
    const place = window.scrollY
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const fixed = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].flatMap(bar => {
      // The bar may currently be hidden, so its final position counts.
      const { height } = bar.getBoundingClientRect()
      const top = document.documentElement.clientHeight - height
      const raised = [...bar.querySelectorAll('*')].map(
        part => part.getBoundingClientRect().top - bar.getBoundingClientRect().top,
      )
      return { bar, top: top + Math.min(0, ...raised) }
    })
    // A toast lies above the bars and moves out of their way.
    const below = controls.filter(control => !control.closest(':popover-open'))
    const found = below.flatMap(control =>
      fixed.some(({ bar, top }) => !bar.contains(control) && boxOf(control).bottom > top + slackPx)
        ? `${nameOf(control)} is covered at the end`
        : [],
    )
    window.scrollTo({ top: place, behavior: 'instant' })
    return found
  }

  function nameOf(control: HTMLElement) {
    const { left, right } = boxOf(control)
    const name = control.getAttribute('aria-label') ?? control.textContent
    return `${name} (${Math.round(left)} to ${Math.round(right)})`
  }
}
