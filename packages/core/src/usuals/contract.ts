import { type } from '@orpc/contract'
import type { Product } from '../catalogue/product.ts'
import { signedIn } from '../route-bases.ts'
import type { LastShop } from './last-shop.ts'
import type { Usual } from './usuals.ts'

export type UsualProduct = { product: Product; usual: Usual }

/** What this shopper buys regularly; nobody else's purchases count. */
export const usualsContract = {
  list: signedIn
    .route({ method: 'GET', path: '/usuals' })
    .output(type<{ usuals: UsualProduct[] }>()),

  /** Null before the first trip. */
  lastShop: signedIn
    .route({ method: 'GET', path: '/usuals/last-shop' })
    .output(type<LastShop | null>()),
}
