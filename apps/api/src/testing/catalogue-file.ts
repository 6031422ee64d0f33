import { departments, indexSpelling } from '@aisleway/core/catalogue/departments'
import { stringify } from 'csv-stringify/sync'

/** One row of a catalogue file, in the order of its columns. */
export type FileRow = [
  objectID: string,
  productName: string,
  currentPrice: string,
  originalPrice: string,
  weightQuantity: string,
  department: string,
  imageUrl: string,
]

export const header =
  'objectID,product_name,current_price,original_price,weight_quantity,department,image_url'

/** Rows that look like a real store's: quoted commas, gaps, both spellings of departments. */
export function fileRows(count: number): FileRow[] {
  return Array.from({ length: count }, (_, i) => {
    const kind = kinds[i % kinds.length]!
    const size = sizes[i % sizes.length]!
    const department = departments[i % departments.length]!
    const cents = 79 + ((i * 37) % 2400)
    return [
      `TS${String(i).padStart(5, '0')}`,
      size ? `Test ${kind} No. ${i}, ${size}` : `Test ${kind} No. ${i}`,
      (cents / 100).toFixed(2),
      i % 8 === 0 ? ((cents + 100) / 100).toFixed(2) : '',
      size,
      i % 2 === 0 ? department : indexSpelling(department),
      i % 5 === 0 ? `https://pictures.example/${i}.png` : '',
    ]
  })
}

export function fileText(rows: readonly FileRow[]): string {
  return `${header}\n${stringify([...rows])}`
}

const kinds = ['Apples', 'Chicken Broth', 'Rye Bread', 'Oat Milk', 'Dish Soap', 'Jalapeño Chips']
const sizes = ['32 oz', '', '1 gal', '6 ct', '12 x 8 fl oz']
