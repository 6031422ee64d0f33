import type { Locator, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, type Shopper } from './shopper.ts'
import { opened } from './visitor.ts'

type Authenticator = { secret: string; recoveryCodes: string[] }

/** Turns on two-step sign-in with an authenticator app, and returns it with the recovery codes. */
export async function addAuthenticator({ page }: Shopper): Promise<Authenticator> {
  const dialog = await openEnrollment(page)
  const secret = await secretIn(dialog)
  await dialog.getByLabel('Code', { exact: true }).fill(codeFor(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()

  const codes = await opened(page.getByRole('dialog', { name: 'Your recovery codes' }))
  const recoveryCodes = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I saved them' }).click()
  await expect(codes).toBeHidden()
  return { secret, recoveryCodes }
}

/** On Profile, opens the dialog with the secret and its QR code. */
export async function openEnrollment(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  const dialog = await opened(page.getByRole('dialog', { name: 'Add authenticator app' }))
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(
    dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible()
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  return dialog
}

async function secretIn(dialog: Locator): Promise<string> {
  return ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
}

/** The app's code now, or this many steps later: each code works once, and the next one is already accepted. */
export function codeFor(secret: string, stepsAhead = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
}

/** Signs in up to the prompt for the second step. */
export async function givePassword(shopper: Shopper) {
  const { page } = shopper
  await page.goto('/auth')
  await shopper.fillCredentials()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}
