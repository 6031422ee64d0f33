import { everythingFits } from '../../pages/controls-fit.ts'
import { expect, test } from '../../pages/shopper.ts'
import { numberIn } from '../../pages/visitor.ts'
import { isAccessible } from '../../support/axe.ts'

test('constraints that no plan fulfills are told with what giving up each costs, and one press gives it up', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/plan')
  await main.getByLabel('Name').fill('Mara')
  await main.getByRole('group', { name: 'Mara', exact: true }).getByText('Eats everything').click()
  await main.getByRole('checkbox', { name: 'Milk' }).check({ force: true })
  for (let days = 7; days > 1; days--) {
    await main.getByRole('button', { name: 'One less day' }).click()
  }
  await main.getByText('More preferences').click()
  // The only dinner that quick has cheese.
  await main.getByLabel('Max minutes for dinner').fill('25')
  const protein = main.getByRole('group', { name: 'Protein, g' })
  await protein.getByLabel('At least').fill('30')
  await protein.getByLabel('At most').fill('20')
  await isAccessible(page)
  await main.getByRole('button', { name: 'Plan these days' }).click()

  await test.step('a band with its ends the wrong way round is noticed', async () => {
    await expect(protein.getByLabel('At most')).toBeFocused()
    await protein.getByLabel('At most').fill('200')
    await main.getByRole('button', { name: 'Plan these days' }).click()
  })

  const alert = main.getByRole('alert')
  await expect(alert).toContainText('No plan fits all your preferences', { timeout: 45_000 })
  const ways = alert.getByRole('button')
  await expect(ways).toHaveText([/^Skip .+: \$[\d.]+$/, /^Skip .+: \$[\d.]+$/])
  await expect(ways.filter({ hasText: 'Mara: no milk' })).toHaveCount(1)
  await isAccessible(page)
  await everythingFits(page, 'what giving up costs')

  const slower = ways.filter({ hasText: 'the time limit for dinner' })
  const promised = numberIn((await slower.innerText()).split('$').at(-1) ?? '')
  await slower.click()
  await expect(alert).toBeHidden()
  await expect(main.getByRole('button', { name: 'Replan' })).toBeVisible({ timeout: 45_000 })
  const cost = main.getByRole('region', { name: 'Plan total' })
  expect(numberIn((await cost.innerText()).split('$').at(-1) ?? '')).toBeLessThanOrEqual(promised)
  await expect(main.getByText(/^\d+ g protein$/)).toBeVisible()
})
