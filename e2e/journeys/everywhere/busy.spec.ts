import { expect, test } from '../../pages/shopper.ts'

test('a busy store is asked again by itself, and the shopper is told once', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page, main } = shopper
  await shopper.startSignedIn()
  await page.goto('/')
  const turnedAway: string[] = []
  await page.route(/\/api\/(lists|favorites)\b/, async (route, request) => {
    const key = `${request.method()} ${request.url()}`
    const before = turnedAway.filter(one => one === key).length
    // The page reports it once its first screen is ready, and the store has to be busy until then.
    if (before >= 3) return route.fallback()
    turnedAway.push(key)
    return route.fulfill({
      status: 503,
      headers: { 'Retry-After': '2' },
      json: { code: 'SERVICE_UNAVAILABLE' },
    })
  })
  await page.goto('/my-lists')
  await expect(shopper.notices).toContainText('The store is busy. Trying again')
  await expect(main).toContainText('No saved lists yet')
  await expect(page.getByText(/^(Error|Failed)/)).toHaveCount(0)
  expect(turnedAway.length).toBeGreaterThan(1)
})

test('a store that stays busy is an error like any other in the end', { tag: '@long' }, async ({
  shopper,
}) => {
  await shopper.startSignedIn()
  await shopper.page.route('**/api/lists?*', route =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: {} }),
  )
  await shopper.page.goto('/my-lists')
  await expect(shopper.notices).toContainText('The store is busy. Trying again')
  await expect(shopper.main).toContainText('Error loading lists', { timeout: 20_000 })
})
