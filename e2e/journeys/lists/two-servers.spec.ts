import {
  hasPostgres,
  openTestServer,
} from '../../../apps/api/src/testing/services/postgres-cluster.ts'
import { startServer, temporaryFolder } from '../../../bench/support/server.ts'
import { boxOf, hearsOfEvents, makeList, share } from '../../pages/shared-list.ts'
import { expect, Shopper, test } from '../../pages/shopper.ts'
import { delayText, liveDelays } from '../../support/live-delay.ts'

const fruit = Array.from({ length: 20 }, (_, i) => `Pear ${i + 1}`)

test(
  'a list is the same for two whose servers share one PostgreSQL',
  { tag: '@long' },
  async ({ browser }, info) => {
    test.skip(!hasPostgres(), 'PostgreSQL is not on this machine')
    test.setTimeout(180_000)
    const postgres = await openTestServer()
    const start = () =>
      startServer({
        dataDir: temporaryFolder(),
        env: { DATABASE_URL: postgres.url, AUTH_SECRET: 'of both servers, and of no other one' },
      })
    // The first server fills the catalogue; otherwise both would do so at the same time.
    const first = await start()
    const second = await start()
    try {
      const at = async ({ address }: { address: string }) => {
        const context = await browser.newContext({ baseURL: address })
        const shopper = new Shopper(await context.newPage(), info.project.name === 'phone')
        await shopper.startSignedIn()
        return shopper
      }
      const [robin, kim] = [await at(first), await at(second)]
      const listId = await makeList(robin, 'Weekend Shop', { Produce: fruit })
      await share(robin, listId, kim)
      for (const shopper of [robin, kim]) {
        await Promise.all([hearsOfEvents(shopper), shopper.page.goto(`/shopping/${listId}`)])
        await expect(boxOf(shopper, 'Pear 20')).toBeVisible()
      }
      const delays = [
        ...(await liveDelays(robin, kim, fruit.slice(0, 10))),
        ...(await liveDelays(kim, robin, fruit.slice(10))),
      ]
      console.log(`a tick on the other server's screen: ${delayText(delays)}`)
      for (const shopper of [robin, kim]) {
        await expect(shopper.page.getByText('20 of 20 items')).toBeVisible()
      }
    } finally {
      await Promise.all([first.stop(), second.stop()])
      await postgres.stop()
    }
  },
)
