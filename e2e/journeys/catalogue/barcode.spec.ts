import type { APIRequestContext } from '@playwright/test'
import { productsWithCodes } from '../../pages/product-codes.ts'
import { expect, type Shopper, test } from '../../pages/shopper.ts'
import { isAccessible } from '../../support/axe.ts'
import { writeBarcodeVideo } from '../../support/barcode-video.ts'
import { letThrough } from '../../support/network.ts'

const dataFolder = process.env.E2E_DATA_DIR ?? ''
/** One for each worker, so that no journey writes the film that another one's browser is playing. */
const filmOf = (workerIndex: number) => `${dataFolder}-barcode-${workerIndex}.y4m`

test.use({
  launchOptions: async ({ launchOptions }, provide, { workerIndex }) =>
    provide({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${filmOf(workerIndex)}`,
      ],
    }),
})

test('the camera reads a barcode, and its product goes into the cart', async ({
  shopper,
  request,
}) => {
  const { page } = shopper
  const { upc, name } = await someProduct(request)
  await writeBarcodeVideo(filmOf(test.info().workerIndex), upc)
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
    await expect(dialog.getByText('That’s not a valid barcode')).toBeVisible()
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

test('without the permission to use the camera, the dialog says so and takes digits', {
  tag: '@long',
}, async ({ shopper }) => {
  const { page } = shopper
  await page.context().clearPermissions()
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
  })
  await page.goto('/')
  const dialog = await openScanner(shopper)
  await expect(dialog.getByText(/We can’t use your camera/)).toBeVisible()
  await isAccessible(page)
  const lookUps = '**/api/products/by-code/*'
  await page.route(lookUps, route => route.fulfill({ status: 500, json: {} }))
  await dialog.getByLabel('Digits below the bars').fill('20123451')
  await dialog.getByRole('button', { name: 'Find' }).click()
  await expect(dialog.getByText('We can’t look that up right now')).toBeVisible()
  await letThrough(page, lookUps)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('No product found for')).toBeVisible()
})

test('one code after the other is read; the camera is off while the page is hidden', {
  tag: '@long',
}, async ({ shopper, request }) => {
  const { page } = shopper
  const [first, second] = await productsWithCodes(request)
  // Without a film there is no camera.
  await writeBarcodeVideo(filmOf(test.info().workerIndex), first!.upc)
  await page.context().grantPermissions(['camera'])
  await page.addInitScript(simulateDetector, first!.upc)
  await page.goto('/')
  const dialog = await openScanner(shopper)
  await expect(dialog.getByText(`Found: ${first!.name}`)).toBeVisible()
  await page.evaluate(upc => Object.assign(window, { shownCode: upc }), second!.upc)
  await expect(dialog.getByText(`Found: ${second!.name}`)).toBeVisible()

  const isCameraOn = () =>
    dialog
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        (video.srcObject as MediaStream)
          .getTracks()
          .every(({ readyState }) => readyState === 'live'),
      )
  const show = (state: DocumentVisibilityState) =>
    page.evaluate(state => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  await expect.poll(isCameraOn).toBe(false)
  await show('visible')
  await expect.poll(isCameraOn).toBe(true)

  await page.context().setOffline(true)
  await page.evaluate(upc => Object.assign(window, { shownCode: upc }), '20123451')
  await expect(dialog.getByText('You’re offline')).toBeVisible()
  await page.context().setOffline(false)
  await expect(dialog.getByText('No product found for')).toBeVisible()
})

test('the camera puts what it reads into the pantry', { tag: '@long' }, async ({
  shopper,
  request,
}) => {
  const { page, main } = shopper
  const { upc, name } = await someProduct(request)
  await writeBarcodeVideo(filmOf(test.info().workerIndex), upc)
  await page.context().grantPermissions(['camera'])
  await shopper.startSignedIn()
  await page.goto('/pantry')
  await main.getByRole('button', { name: 'Scan a barcode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan a barcode' })
  await expect(dialog.getByText(`Found: ${name}`)).toBeVisible()
  await dialog.getByRole('button', { name: `Add ${name} to Pantry` }).click()
  await expect(dialog.getByRole('group', { name })).toContainText('1')
  await isAccessible(page)
  await page.keyboard.press('Escape')
  const amount = main.getByRole('group', { name: /^How much/ })
  await expect(amount).toHaveCount(1)
  await expect(amount.getByRole('radio', { name: 'Full' })).toBeChecked()
  await page.reload()
  await expect(amount.getByRole('radio', { name: 'Full' })).toBeChecked()
})

/**
 * A detector that sees `shownCode`, so that a journey can hold one code after another in front of the camera. It cannot
 * read the first picture.
 */
function simulateDetector(upc: string) {
  let pictures = 0
  class SimulatedDetector {
    static getSupportedFormats = async () => ['upc_a', 'upc_e', 'ean_13', 'ean_8']
    detect = async () => {
      if (++pictures === 1) throw new DOMException('No picture yet', 'InvalidStateError')
      return [{ format: 'ean_13', rawValue: Reflect.get(window, 'shownCode') }]
    }
  }
  Object.assign(window, { BarcodeDetector: SimulatedDetector, shownCode: upc })
}

async function openScanner({ page, searchBox }: Shopper) {
  await searchBox.click()
  await page.getByRole('option', { name: 'Scan a barcode' }).click()
  return page.getByRole('dialog', { name: 'Scan a barcode' })
}

async function someProduct(request: APIRequestContext) {
  const [first] = await productsWithCodes(request)
  return first!
}
