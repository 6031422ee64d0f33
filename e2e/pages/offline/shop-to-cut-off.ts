import { shopBehindProxy } from '../../support/shop-behind-proxy.ts'
import { test as base } from '../shopper.ts'

/** A journey in a shop that can be cut off from the browser; the app is on the device, as for a real shopper. */
export const test = base.extend<{ shop: Awaited<ReturnType<typeof shopBehindProxy>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from it.
  shop: async ({}, provide) => {
    const shop = await shopBehindProxy()
    await provide(shop)
    await shop.cutOff()
  },
  baseURL: ({ shop }, provide) => provide(shop.address),
  serviceWorkers: 'allow',
  // Other journeys save data, so that the catalogue is not downloaded.
  savesData: false,
})
