import { readFile } from 'node:fs/promises'
import { makeList } from '../../pages/shared-list.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { opened } from '../../pages/visitor.ts'
import { shopUrl } from '../../support/addresses.ts'
import { linkIn, mailTo } from '../../support/mailbox.ts'
import { holdBack } from '../../support/network.ts'

test.beforeEach(({ shopper }) => shopper.startSignedIn())

test('the name can be changed, and the whole shop calls the shopper by it', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await page.goto('/profile')
  await expect(shopper.main).toContainText('People can’t share lists with you until you do.')
  await test.step('a reload keeps the place, although everything loads again', async () => {
    await expect(shopper.main.getByText('This device', { exact: true })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  })
  await test.step('where no mail is configured, lists are shared without it', async () => {
    await page.route('/profile', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"sendsMail":true', '"sendsMail":false')
      await route.fulfill({ response, body })
    })
    await page.reload()
    const notice = page.getByRole('region', { name: 'Your email isn’t confirmed' })
    await expect(notice).toContainText('People can share lists with you either way.')
    await notice.getByRole('button', { name: 'Resend' }).click()
    await expect(shopper.notices).toContainText('Link saved on the server')
  })
  await page.getByRole('button', { name: 'Edit name and username' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Edit name and username' }))
  await dialog.getByLabel('Full name').fill('R')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Full name')).toHaveAccessibleDescription(
    'Please enter your full name',
  )
  await dialog.getByLabel('Full name').fill('Robin Marsh')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(shopper.notices).toContainText('Profile saved')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Marsh')
  shopper.account.fullName = 'Robin Marsh'
  await shopper.seesToBeSignedIn(true)

  await test.step('all that is known of the shopper comes as a file', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('aisleway-my-data.json')
    const text = await readFile(await file.path(), 'utf8')
    expect(JSON.stringify(JSON.parse(text))).toContain(shopper.account.email)
    expect(text).not.toContain('$argon2')
  })
})

test('Profile counts favorites, lists and invitations, and leads to them', {
  tag: ['@phone', '@long'],
}, async ({ shopper }) => {
  const { page, main } = shopper
  await makeList(shopper, 'Weekend', { Bakery: ['Rye'] })
  const { home } = await (await page.request.get('/api/config')).json()
  await page.request.put(`/api/favorites/products/${home.onSale[0].id}`, { data: {} })
  await page.route('**/api/invitations', route => route.fulfill({ json: [{ id: 1 }, { id: 2 }] }))
  await page.goto('/profile')
  const account = main.getByRole('navigation', { name: 'Account' })
  await expect(account).toContainText('1 Favorite Item')
  await expect(account).toContainText('2 Pending invitations')
  await expect(account.getByRole('link')).toHaveText([
    'My Favorites',
    'My Lists',
    '1 Saved List',
    'Collaboration Invitations',
  ])
  const bar = shopper.isPhone
    ? await shopper.openDrawer()
    : page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: /^My Lists/ })).toHaveText('My Lists1')
  if (shopper.isPhone) await bar.getByRole('button', { name: 'Close' }).click()
  await account.getByRole('link', { name: '1 Saved List' }).click()
  await expect(page).toHaveURL('/saved-lists')
  await expect(main.getByRole('article', { name: 'Weekend' })).toBeVisible()
  const now = shopper.isPhone ? await shopper.openDrawer() : bar
  await expect(now.locator('[aria-current]')).toHaveText('My Lists1')
  if (shopper.isPhone) await now.getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await account.getByRole('link', { name: 'My Favorites' }).click()
  await expect(page).toHaveURL('/favorites')
  await expect(shopper.cards).toHaveCount(1)
})

test('a dialog that is opened again waits for what was sent before, and keeps what is typed', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await page.goto('/profile')
  const editName = page.getByRole('button', { name: 'Edit name and username' })
  const dialog = page.getByRole('dialog', { name: 'Edit name and username' })
  const name = dialog.getByLabel('Full name')
  const save = dialog.getByRole('button', { name: /^Sav/ })
  await expect(editName).toBeVisible()
  const release = await holdBack(page, '**/api/profile')
  await editName.click()
  await name.fill('Robin One')
  await save.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await editName.click()
  await name.fill('Robin Two')
  await expect(save).toHaveText('Saving...')
  release()
  await expect(shopper.notices).toContainText('Profile saved')
  await expect(name).toHaveValue('Robin Two')
  await save.click()
  await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText('Robin Two')
})

test('the e-mail address changes when the link sent to the new one is opened', async ({
  shopper,
}) => {
  const { page, account } = shopper
  const newAddress = `new-${account.email}`
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Change email' }))
  const password = dialog.getByLabel('Password', { exact: true })
  await dialog.getByLabel('New email').fill(newAddress)
  await password.fill('seven plums')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(password).toHaveAccessibleDescription('That’s not your password')
  await password.fill(account.password)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(shopper.notices).toContainText('Check your email')
  await expect(shopper.main).toContainText(account.email)

  const notice = await mailTo(account.email, 'Your email is about to change')
  expect(notice.text).toContain(newAddress)
  await page.goto(linkIn(await mailTo(newAddress, 'Confirm your new email')))
  await expect(page.getByText('Your new email is confirmed')).toBeVisible()
  account.email = newAddress
  await logIn(shopper)
})

test('the other sessions can be signed out; an account can be deleted, and is gone everywhere', {
  tag: '@long',
}, async ({ shopper, browser }) => {
  const { page, account } = shopper
  const elsewhere = await shopper.elsewhere(browser)
  await logIn(elsewhere)
  await page.goto('/profile')

  await test.step('the other sessions', async () => {
    const sessions = page.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await sessions.getByRole('button', { name: 'Sign out other devices' }).click()
    await expect(shopper.notices).toContainText('Signed out on your other devices')
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions).toContainText('This device')
    await elsewhere.page.goto('/profile')
    await expect(elsewhere.page).toHaveURL(/\/auth\?next=/)
    await page.reload()
    await expect(sessions).toBeVisible()
  })

  await test.step('the account', async () => {
    await logIn(elsewhere)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = await opened(page.getByRole('dialog', { name: 'Delete your account?' }))
    const password = dialog.getByLabel('Password', { exact: true })
    await password.fill('seven plums')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(password).toHaveAccessibleDescription('That’s not your password')
    await password.fill(account.password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(shopper.notices).toContainText('Account deleted')
    await expect(page).toHaveURL('/')
    await shopper.seesToBeSignedIn(false)
    expect(await shopper.storedText()).not.toContain(account.email)
    await mailTo(account.email, 'Your account was deleted')
  })

  await test.step('elsewhere', async () => {
    await elsewhere.page.goto('/profile')
    await expect(elsewhere.page).toHaveURL(/\/auth\?next=/)
    await elsewhere.fillCredentials()
    await elsewhere.page.getByRole('button', { name: 'Login' }).click()
    await expect(elsewhere.notices).toContainText('Login failed')
  })
})

/** Signs in without the screen. */
async function logIn({ page, account: { email, password } }: Shopper) {
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: shopUrl },
  })
  expect(answer.ok()).toBe(true)
}
