import { readFile } from 'node:fs/promises'
import type { Proof } from '../../error-catalogue/proof.ts'
import { type Text, type TextKey, texts } from '../../error-catalogue/texts.ts'
import { errorCatalogue, places } from '../../pages/error-catalogue.ts'
import { expect, type MealPlanner, test } from '../../pages/meal-planner.ts'
import { keepIntercepting } from '../../support/network.ts'

// The service worker would intercept the simulated failures.
test.use({ serviceWorkers: 'block' })

/** An expected notice has appeared by then. */
const aMomentMs = 500

const decisionOnMerging = '../../../docs/decisions/0030-one-text-for-one-failure.md'

/** The journeys of these places show most of their failures, too. */
const shownElsewhere = new Set(['sharing', 'lists', 'shopping', 'trips', 'meals', 'waitlist'])

for (const [place, proofs] of Object.entries(places)) {
  const tag = shownElsewhere.has(place) ? ['@long'] : []
  test(`${place}: every text of the catalogue is shown, word for word`, { tag }, async ({
    planner,
  }) => {
    await keepIntercepting(planner.page)
    let before: string[][] = []
    for (const [key, proof] of Object.entries<Proof>(proofs)) {
      if ('mergedInto' in proof) continue
      const text = texts[key as TextKey]
      await test.step(key, async () => {
        if (text.kind === 'silent') await dismissNotices(planner)
        before = await shownOn(planner)
        const values = await proof(planner)
        await seesNew(planner, filledIn(text, values), before)
        await planner.page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
}

test('what is merged into another text is shown by it, and the decision says so', async () => {
  const decision = await readFile(new URL(decisionOnMerging, import.meta.url), 'utf8')
  for (const [key, proof] of Object.entries(errorCatalogue)) {
    if (!('mergedInto' in proof)) continue
    expect(errorCatalogue[proof.mergedInto], key).toBeInstanceOf(Function)
    expect(decision).toContain(texts[key as TextKey].message)
  }
})

/** The text belongs to its own row: it was not in a notice or on the screen before. */
async function seesNew(planner: MealPlanner, text: Text, before: string[][]) {
  const { title, message } = text
  const old = before.filter(lines => lines.includes(title) && (!message || lines.includes(message)))
  expect(old, 'where it stands already').toEqual([])
  await sees(planner, text)
}

/** Includes the notices that reappear after a newer one. */
async function dismissNotices(planner: MealPlanner) {
  const dismiss = noticesOn(planner).getByRole('button', { name: 'Dismiss' })
  await expect(async () => {
    if (await dismiss.isVisible()) await dismiss.click()
    await expect(noticesOn(planner)).toHaveCount(0, { timeout: 200 })
  }).toPass()
}

/** The lines of each notice, and of the screen. */
async function shownOn(planner: MealPlanner): Promise<string[][]> {
  const notices = await noticesOn(planner)
    .locator('p')
    .evaluateAll(all => all.map(one => [...one.children].map(part => part.textContent)))
  const screen = await planner.page.locator('main').allInnerTexts()
  return [...notices, ...screen.map(text => text.split(/\n+/))]
}

async function sees(planner: MealPlanner, { kind, title, message }: Text) {
  const { page } = planner
  if (kind === 'silent') {
    const toast = noticesOn(planner).first().waitFor({ timeout: aMomentMs })
    return expect(toast).rejects.toThrow('Timeout')
  }
  if (kind === 'state') {
    for (const text of [title, message]) {
      if (text) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    }
    return
  }
  const toast = noticesOn(planner, kind === 'failure' ? 'error' : 'plain').filter({
    has: page.getByText(title, { exact: true }),
  })
  await expect(
    message ? toast.filter({ has: page.getByText(message, { exact: true }) }) : toast,
  ).toBeVisible()
}

function noticesOn({ page }: MealPlanner, tone?: 'error' | 'plain') {
  return page.locator(tone ? `[data-tone=${tone}]` : '[data-tone]')
}

/** The text with its `{…}` replaced by the given values. */
function filledIn({ kind, title, message }: Text, values: Record<string, string> = {}): Text {
  const fill = (text: string) =>
    text.replaceAll(/\{(.+?)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`Nothing stands for {${name}}`)
      return value
    })
  return { kind, title: fill(title), ...(message && { message: fill(message) }) }
}
