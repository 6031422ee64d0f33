import { expect } from '@playwright/test'
import type { Shopper } from '../shopper.ts'
import type { OfflineDay } from './offline-day.ts'

const planName = 'Week of November 23'

/** Opens two screens that may still be open when the network is lost. */
export async function openListsAndPlan(shopper: Shopper): Promise<Shopper> {
  await shopper.page.goto('/my-lists')
  await expect(pauseOf(shopper)).toBeVisible()
  const tab = await shopper.inNewTab()
  await tab.page.goto('/plan')
  await expect(tab.main.getByLabel('First day')).toBeVisible()
  return tab
}

/** Pauses the trip on one screen, and creates a plan on the other. */
export async function pauseAndPlan(shopper: Shopper, tab: Shopper, day: OfflineDay): Promise<void> {
  await pauseOf(shopper).click()
  await expect(shopper.notices).toContainText('Shopping paused')
  await tab.main.getByLabel('Name').fill('Mara')
  await tab.main.getByLabel('First day').fill('2026-11-23')
  await tab.main.getByRole('button', { name: 'Plan these days' }).click()
  await expect(tab.main.getByRole('heading', { level: 1 })).toHaveText(planName)
  await tab.page.close()
  day.lists = [...day.lists, planName]
}

const pauseOf = ({ main }: Shopper) =>
  main.getByRole('button', { name: 'Pause shopping, Corner Shop' })

/** Checks that the server has paused the trip once, and has the plan with its people. */
export async function isPausedAndPlanned({ page }: Shopper, day: OfflineDay): Promise<void> {
  const read = async (path: string) => (await page.request.get(path)).json()
  const { status, pauses } = await read(`/api/lists/${day.cornerId}`)
  expect([status, pauses.length]).toEqual(['paused', 1])
  const { lists } = await read('/api/lists?kind=plan&page=0')
  expect(lists).toMatchObject([{ name: planName, isPlan: true, itemsCount: 0 }])
  const { state } = await read(`/api/lists/${lists[0].id}`)
  expect(JSON.stringify(state)).toContain('"name":"Mara"')
}
