import { isOnSale, nameWithoutSize } from '@aisleway/core/catalogue/product'
import { formatCents } from '@aisleway/core/money'
import type { ProductDetails } from '@aisleway/core/product/contract'
import { isDatabaseUnavailable } from '../../db/database-unavailable.ts'
import { productDetails } from '../../features/product/details.ts'
import { isStorable } from '../storable-text.ts'
import type { PageHead } from './page-head.ts'

type Deps = Parameters<typeof productDetails>[0] & {
  storeName: string
  originOf: (request: Request) => string
}

const prefix = '/products/'

/**
 * The head of a product's page: it can be shared and found, and its details need no request. Null for the page of
 * anything else, and while the database is unavailable.
 */
export function productHead({ storeName, originOf, ...shop }: Deps) {
  return async (request: Request): Promise<PageHead | null> => {
    const id = productIdIn(new URL(request.url).pathname)
    if (id === null) return null
    try {
      const details = await productDetails(shop, id)
      if (!details) return { status: 404, data: {} }
      return headOf(details, { storeName, origin: originOf(request) })
    } catch (error) {
      if (isDatabaseUnavailable(error)) return null
      throw error
    }
  }
}

/** Null for any other address, and for one that is not properly encoded or names what no id can hold. */
function productIdIn(path: string): string | null {
  const encoded = path.slice(prefix.length)
  if (!path.startsWith(prefix) || encoded === '' || encoded.includes('/')) return null
  try {
    const id = decodeURIComponent(encoded)
    return isStorable(id) ? id : null
  } catch {
    return null
  }
}

type Site = { storeName: string; origin: string }

function headOf(details: ProductDetails, site: Site): PageHead {
  const { product } = details
  const name = nameWithoutSize(product)
  const price = [product.weightQuantity, formatCents(product.priceCents)].filter(Boolean)
  const canonical = `${site.origin}${prefix}${encodeURIComponent(product.id)}`
  return {
    status: 200,
    title: `${name} · Aisleway`,
    description: `${details.description || `${name}.`} ${price.join(', ')} · ${site.storeName}`,
    canonical,
    jsonLd: jsonLdOf(details, { ...site, canonical }),
    data: { 'product-data': details },
  }
}

function jsonLdOf(
  { product, description, gtin }: ProductDetails,
  { canonical, storeName, origin }: Site & { canonical: string },
) {
  const offer = {
    '@type': 'Offer',
    url: canonical,
    price: (product.priceCents / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${product.isRetired ? 'Discontinued' : 'InStock'}`,
    seller: { '@type': 'GroceryStore', name: storeName },
    ...(isOnSale(product) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: ((product.originalPriceCents ?? 0) / 100).toFixed(2),
        priceCurrency: 'USD',
      },
    }),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    ...(gtin && { gtin }),
    category: product.department,
    ...(description && { description }),
    // An imported address may be none: "https://pictures.example:port/".
    ...(product.imageUrl &&
      URL.canParse(product.imageUrl, origin) && { image: new URL(product.imageUrl, origin).href }),
    ...(product.weightQuantity && { size: product.weightQuantity }),
    offers: offer,
  }
}
