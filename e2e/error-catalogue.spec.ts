import { readFile } from 'node:fs/promises'
import type { Proof } from './error-catalogue/proof.ts'
import { type Text, type TextKey, texts } from './error-catalogue/texts.ts'
import { errorCatalogue, places } from './error-catalogue.ts'
import { expect, type MealPlanner, test } from './meal-planner.ts'

// The worker would stand between the page and the failures made here.
test.use({ serviceWorkers: 'block' })

/** A notice that is to come has come by then. */
const aMomentMs = 500

const decisionOnMerging = '../docs/decisions/0030-one-text-for-one-failure.md'

for (const [place, proofs] of Object.entries(places)) {
  test(`${place}: every text of the catalogue is shown, word for word`, async ({ planner }) => {
    test.slow()
    for (const [key, show] of Object.entries<Proof>(proofs)) {
      if (typeof show !== 'function') continue
      const text = texts[key as TextKey]
      await test.step(key, async () => {
        await planner.page.goto('about:blank')
        const values = await show(planner)
        await sees(planner, filledIn(text, values))
        await planner.page.unrouteAll({ behavior: 'ignoreErrors' })
      })
    }
  })
}

test('what is merged into another text is shown by it, and the decision says so', async () => {
  const decision = await readFile(new URL(decisionOnMerging, import.meta.url), 'utf8')
  for (const [key, proof] of Object.entries(errorCatalogue)) {
    if (typeof proof === 'function') continue
    expect(errorCatalogue[proof.mergedInto], key).toBeInstanceOf(Function)
    expect(decision).toContain(texts[key as TextKey].message)
  }
})

async function sees({ page }: MealPlanner, { kind, title, message }: Text) {
  if (kind === 'silent') {
    const told = page.locator('[data-tone]').first().waitFor({ timeout: aMomentMs })
    return expect(told).rejects.toThrow('Timeout')
  }
  if (kind === 'state') {
    for (const text of [title, message]) {
      if (text) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    }
    return
  }
  const tone = kind === 'failure' ? 'error' : 'plain'
  const told = page
    .locator(`[data-tone=${tone}]`)
    .filter({ has: page.getByText(title, { exact: true }) })
  await expect(
    message ? told.filter({ has: page.getByText(message, { exact: true }) }) : told,
  ).toBeVisible()
}

/** With what stands for its `{…}` this time. */
function filledIn({ kind, title, message }: Text, values: Record<string, string> = {}): Text {
  const fill = (text: string) =>
    text.replaceAll(/\{(.+?)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`Nothing stands for {${name}}`)
      return value
    })
  return { kind, title: fill(title), ...(message && { message: fill(message) }) }
}
