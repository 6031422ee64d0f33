import type { Page } from '@playwright/test'
import { expect } from './shopper.ts'
import type { Visitor } from './visitor.ts'

/** A phone, the smallest supported width, and a desktop at 200 % zoom. */
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 720, height: 450 },
]

/** Records the last used control; call it before the page is loaded. */
export async function watchLastUsed(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && !target.closest('[data-tone]')) {
          Object.assign(window, { lastUsed: target.closest('a, button, input, label, select') })
        }
      },
      true,
    )
  })
}

/** The toast with this text lies over the open modal and covers nothing of it. */
export async function keepsClear({ page, notices }: Visitor, text: string | RegExp) {
  await expect(notices).toContainText(text)
  await toastKeepsClear(page, `“${text}”`)
}

/** Checks at every size that the visible toast covers nothing that currently matters. */
export async function toastKeepsClear(page: Page, step: string) {
  const before = page.viewportSize()!
  await expect(page.locator('[data-tone]'), step).toHaveCount(1)
  for (const size of sizes) {
    await page.setViewportSize(size)
    // The toast adjusts its position a few times per second.
    await expect
      .poll(() => page.evaluate(coveredByToast), {
        message: `${step} at ${size.width} × ${size.height}`,
        timeout: 2000,
        intervals: [100],
      })
      .toEqual([])
  }
  await page.setViewportSize(before)
}

/** Runs in the page. */
function coveredByToast(): string[] {
  const toast = document.querySelector<HTMLElement>('[data-tone]')
  if (!toast) return ['there is no toast']
  const { innerWidth, innerHeight } = window
  const box = toast.getBoundingClientRect()
  const modal = [
    ...document.querySelectorAll(':is([role=dialog], [role=alertdialog])[data-state=open]'),
  ].at(-1)
  // A sheet reserves a line for the toast in its layout.
  const isInLine = modal?.contains(toast) && !toast.closest(':popover-open')
  const { activeElement: focused } = document
  const { lastUsed } = window as { lastUsed?: Element | null }
  const isInReach = lastUsed && (!modal || modal.contains(lastUsed))
  const isField = focused?.matches('a, button, input, textarea, select') && !toast.contains(focused)

  const important: Record<string, (Element | null | undefined)[]> = {
    'the dialog': [isInLine ? null : modal],
    'the title of the sheet': [...(modal?.querySelectorAll('h2, [data-sheet-head] button') ?? [])],
    'the foot of the sheet': [...(modal?.querySelectorAll('[data-sheet-foot]') ?? [])],
    'the focused field': [isField ? focused : null],
    'what was used last': [isInReach ? lastUsed : null],
    'what sends the form': [...(modal ?? document).querySelectorAll('[type=submit]')],
    'the buttons of the page': modal ? [] : [...document.querySelectorAll('[data-keep-clear]')],
    'the bottom bar': modal ? [] : [...document.querySelectorAll('[data-bottom-bar]')],
  }
  const covered = Object.entries(important).flatMap(([name, elements]) =>
    elements.some(element => element?.isConnected && overlaps(element)) ? [name] : [],
  )
  const isCutOff = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
  return isCutOff ? [...covered, 'the edge of the window'] : covered

  function overlaps(element: Element): boolean {
    const other = element.getBoundingClientRect()
    return (
      other.height > 0 &&
      other.left < box.right &&
      other.right > box.left &&
      other.top < box.bottom &&
      other.bottom > box.top
    )
  }
}
