import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'
import { writeBarcodeVideo } from '../../support/barcode-video.ts'

const dataFolder = process.env.E2E_DATA_DIR ?? ''
const film = `${dataFolder}-barcode.y4m`

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    }),
})

test('the camera reads a barcode, and its product goes into the cart', async ({
  shopper,
  request,
}) => {
  const { page } = shopper
  const { upc, name } = await someProduct(request)
  await writeBarcodeVideo(film, upc)
  await page.context().grantPermissions(['camera'])
  await page.goto('/')
  const dialog = await openScanner(shopper)
  await expect(dialog.getByText(`Found: ${name}`)).toBeVisible()
  await dialog.getByRole('button', { name: `Add ${name} to cart` }).click()
  await expect(dialog.getByRole('group', { name })).toContainText('1')
  await isAccessible(page)

  await test.step('digits are looked up as well, and wrong ones are noticed', async () => {
    const digits = dialog.getByLabel('Digits below the bars')
    await digits.fill('412345678904')
    await digits.press('Enter')
    await expect(dialog.getByText('These digits are no barcode')).toBeVisible()
  })

  await test.step('the camera is off when the dialog has closed', async () => {
    const track = await dialog
      .locator('video')
      .evaluateHandle((video: HTMLVideoElement) => (video.srcObject as MediaStream).getTracks()[0])
    expect(await track.evaluate(one => one?.readyState)).toBe('live')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => track.evaluate(one => one?.readyState)).toBe('ended')
  })

  await test.step('the search box finds the same product by the digits', async () => {
    await shopper.searchBox.fill(upc)
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list.getByRole('group', { name: 'Products' })).toContainText(name.split(',')[0]!)
  })
})

test('without the permission to use the camera, the dialog says so and takes digits', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.context().clearPermissions()
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
  })
  await page.goto('/')
  const dialog = await openScanner(shopper)
  await expect(dialog.getByText(/The camera is not allowed here/)).toBeVisible()
  await isAccessible(page)
  await dialog.getByLabel('Digits below the bars').fill('20123451')
  await dialog.getByRole('button', { name: 'Find' }).click()
  await expect(dialog.getByText('The store has no product with the code')).toBeVisible()
})

async function openScanner({ page, searchBox }: Shopper) {
  await searchBox.click()
  await page.getByRole('option', { name: 'Scan a barcode' }).click()
  return page.getByRole('dialog', { name: 'Scan a barcode' })
}

/** A product with its code, from the file that the operator exports. */
async function someProduct(request: APIRequestContext) {
  const token = (await readFile(join(dataFolder, 'operator-token'), 'utf8')).trim()
  const file = await request.get('/api/operator/catalogue', {
    headers: { authorization: `Bearer ${token}` },
  })
  const [, name = '', gtin = ''] = /^[^,]+,"([^"]+)",.*,(\d{14})$/m.exec(await file.text()) ?? []
  return { name, upc: gtin.slice(2) }
}
