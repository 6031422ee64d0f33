import { productRow } from './test-app.ts'

const milk = productRow({
  id: 'milk',
  name: 'Alder Farm Whole Milk, 1 gal',
  priceCents: 429,
  originalPriceCents: 499,
  weightQuantity: '1 gal',
  department: 'Dairy & Eggs',
  imageUrl: '/pictures/milk.svg',
  diets: ['protein_smart', 'low_sodium'],
  popularity: 90,
})
const salmon = productRow({
  id: 'salmon',
  name: 'Wild Salmon Fillet',
  priceCents: 1299,
  weightQuantity: '12 oz',
  department: 'Meat & Seafood',
  diets: ['protein_smart'],
})
const twine = productRow({ id: 'twine', name: 'Kitchen Twine', department: 'Other' })
/** Enough for several pages; many share a price, and every tenth is on sale. */
const jars = Array.from({ length: 117 }, (_, i) =>
  productRow({
    id: `jar-${i}`,
    name: `Dill Pickles Jar ${i}`,
    priceCents: 200 + (i % 30),
    originalPriceCents: i % 10 === 0 ? 400 : null,
    department: 'Pantry',
    popularity: i % 7,
  }),
)
/** A small store with known counts. */
export const knownProducts = [milk, salmon, twine, ...jars]
