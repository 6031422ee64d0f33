import { maxQuantity } from '@aisleway/core/cart/cart'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { users } from '../../auth/tables.ts'
import { openEmbedded } from '../../db/embedded.ts'
import { readCart, setCartQuantity } from '../../features/cart/store.ts'
import { replaceCatalogue } from '../../features/catalogue/exchange/replace-catalogue.ts'
import { isCatalogueEmpty } from '../../features/catalogue/store.ts'

// Run in its own process, to be killed: prints the cart it finds, then every acknowledged write.
const shopper = { id: 'mara', name: 'Mara Kimball', email: 'mara@example.com' }
const products: CatalogueRow[] = Array.from({ length: 40 }, (_, i) => ({
  id: `p${i}`,
  name: `Product ${i}`,
  priceCents: 299,
  originalPriceCents: null,
  weightQuantity: '',
  department: 'Pantry',
  imageUrl: '',
  diets: [],
  popularity: 0,
  kind: '',
  description: '',
  category: '',
  gtin: '',
}))

const database = await openEmbedded(process.argv[2] ?? '')
if (await isCatalogueEmpty(database)) {
  await database.queries.insert(users).values(shopper)
  await replaceCatalogue(database, products)
}
const items = await readCart(database, shopper.id)
const cart = new Map(items.map(({ product, quantity }) => [product.id, quantity]))
console.log(JSON.stringify([...cart]))

for (let i = 0; ; i++) {
  const { id } = products[i % products.length]!
  const quantity = ((cart.get(id) ?? 0) % maxQuantity) + 1
  await setCartQuantity(
    database,
    { userId: shopper.id, key: undefined, request: 'PUT', now: new Date() },
    { productId: id, quantity },
  )
  cart.set(id, quantity)
  console.log(JSON.stringify([id, quantity]))
}
