import { accountContract } from './account/contract.ts'
import { cartContract } from './cart/contract.ts'
import { catalogueContract } from './catalogue/contract.ts'

/** Every route of the API, served below `/api`. */
export const contract = {
  account: accountContract,
  cart: cartContract,
  catalogue: catalogueContract,
}

export const apiPrefix = '/api'
