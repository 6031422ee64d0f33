import { shopBehindProxy } from '../../support/cut-off.ts'
import { test as base } from '../shopper.ts'

/** A journey in a shop from which the browser can be cut off; the app is on the device, as for a real shopper. */
export const test = base.extend<{ shop: Awaited<ReturnType<typeof shopBehindProxy>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from it.
  shop: async ({}, provide) => {
    const shop = await shopBehindProxy()
    await provide(shop)
    await shop.cutOff()
  },
  baseURL: ({ shop }, provide) => provide(shop.address),
  serviceWorkers: 'allow',
  // The catalogue is fetched where the connection does not save data; in other journeys it does.
  savesData: false,
})
