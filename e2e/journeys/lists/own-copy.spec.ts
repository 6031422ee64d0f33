import { makeList, openNotices, share, startConfirmed } from '../../pages/shared-list.ts'
import { expect, test } from '../../pages/shopper.ts'

test('who has a shared list open when its owner deletes the account is led to a copy', {
  tag: '@long',
}, async ({ shopper: robin, browser }) => {
  const kim = await startConfirmed(await robin.another(browser, 'Kim Lee'))
  await robin.startSignedIn()
  const listId = await makeList(robin, 'Weekend Shop', { Produce: ['Apples', 'Pears'] })
  await share(robin, listId, kim)
  await kim.page.goto(`/lists/${listId}`)
  await expect(kim.main).toContainText('Apples')
  const inStore = await kim.page.context().newPage()
  await inStore.goto(`/shopping/${listId}`)
  await expect(inStore.getByRole('checkbox', { name: /Apples/ })).toBeVisible()

  const { password } = robin.account
  const answer = await robin.page.request.post('/api/account/deletion', { data: { password } })
  expect(answer.status()).toBe(200)

  for (const page of [kim.page, inStore]) {
    await expect(page.getByText('The owner deleted their account')).toBeVisible()
    await page.getByRole('link', { name: 'Open your copy' }).click()
    await expect(page.getByText('Apples', { exact: true })).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(listId))
  }
  await kim.page.goto('/my-lists')
  await openNotices(kim)
  await expect(kim.page.getByText('“Weekend Shop” is your own list now')).toBeVisible()
})
