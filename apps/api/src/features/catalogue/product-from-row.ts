import type { Product } from '@aisleway/core/catalogue/product'
import type { products } from './tables.ts'

type Row = Pick<
  typeof products.$inferSelect,
  | 'id'
  | 'name'
  | 'priceCents'
  | 'originalPriceCents'
  | 'weightQuantity'
  | 'department'
  | 'imageUrl'
  | 'diets'
> & { isRetired: boolean }

export function productFromRow(row: Row): Product {
  return {
    id: row.id,
    name: row.name,
    priceCents: row.priceCents,
    originalPriceCents: row.originalPriceCents,
    weightQuantity: row.weightQuantity,
    department: row.department,
    imageUrl: row.imageUrl,
    diets: row.diets,
    isRetired: row.isRetired,
  }
}
