import { join } from 'node:path'
import { checkOutPrevious, type PreviousCheckout } from '../support/faults/previous-checkout.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { productIds, signUp } from '../support/shopper.ts'
import { skip } from './skip.ts'

/**
 * During a rolling update, servers of the previous commit work on tables that this one has migrated. This runs such a
 * server: it must start on them, and shoppers must be able to sign up, fill a cart and save a list. `npm run
 * test:long` runs it; `PREVIOUS` names another commit.
 */
const items = 5

const previous = checkOutPrevious()
if (previous) await serveWith(previous).finally(previous.remove)
else skip('there is no previous commit here, as in an archive or a shallow clone.')

async function serveWith({ id, script }: PreviousCheckout): Promise<void> {
  const dataDir = join(temporaryFolder(), 'data')
  const current = await startServer({ dataDir })
  const before = await signUp(current.address)
  await before.saveList(items)
  await current.stop()

  const server = await startServer({ dataDir, script })
  try {
    const [product = ''] = await productIds(server.address, 1)
    await before.putInCart(product, 3, server.address)
    const after = await signUp(server.address)
    await after.saveList(items)
    const cart = await before.readCart(server.address)
    if (!cart.some(({ quantity }) => quantity === 3)) throw new Error('The cart was not written.')
  } finally {
    await server.stop()
  }
  console.log(`  the server of ${id} worked on the tables of this commit`)
}
