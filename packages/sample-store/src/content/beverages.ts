import type { Shelf } from '../kind.ts'
import { beverageBrands } from './beverages/brands.ts'
import { coffee } from './beverages/coffee.ts'
import { juice } from './beverages/juice.ts'
import { plantMilks } from './beverages/plant-milks.ts'
import { soda } from './beverages/soda.ts'
import { softDrinks } from './beverages/soft-drinks.ts'
import { teaAndCocoa } from './beverages/tea-cocoa.ts'
import { water } from './beverages/water.ts'

export const beverages: Shelf = {
  department: 'Beverages',
  brands: beverageBrands,
  kinds: [...water, ...soda, ...juice, ...softDrinks, ...coffee, ...teaAndCocoa, ...plantMilks],
}
