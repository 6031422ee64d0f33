import type { ItemOrigin, ListItem } from '../lists/list-item.ts'
import { lineCents } from '../shopping/line-cents.ts'

/** An item as the trip stores it, so that deleting a list does not change the past (answer 22). */
export type TripItem = Pick<
  ListItem,
  | 'productId'
  | 'name'
  | 'imageUrl'
  | 'weightQuantity'
  | 'department'
  | 'quantity'
  | 'priceCents'
  | 'originalPriceCents'
  | 'origin'
  | 'isChecked'
  | 'insteadOf'
  | 'lineTotalCents'
> & {
  /** The item of the list; missing in trips recorded by earlier versions of the app. */
  id?: string
  note?: string
}

export type TripTotals = {
  itemsCount: number
  checkedItemsCount: number
  totalCents: number
  savingsCents: number
  suggestedItemsAdded: number
}

/** Only checked items count (spec 2 §9). */
export function tripTotals(items: readonly TripItem[]): TripTotals {
  const checked = items.filter(item => item.isChecked)
  return {
    itemsCount: items.length,
    checkedItemsCount: checked.length,
    totalCents: checked.reduce((sum, item) => sum + lineCents(item), 0),
    savingsCents: checked.reduce((sum, item) => sum + itemSavingsCents(item), 0),
    suggestedItemsAdded: items.filter(item => item.origin === 'deal').length,
  }
}

/** (original − price) × quantity for an item on sale; a higher price saves nothing. */
export function itemSavingsCents(
  item: Pick<TripItem, 'priceCents' | 'originalPriceCents' | 'quantity' | 'lineTotalCents'>,
): number {
  const { priceCents, originalPriceCents, quantity } = item
  if (priceCents === null || originalPriceCents === null) return 0
  return Math.max(0, originalPriceCents * quantity - lineCents(item))
}

type SavingsLine = { name: string; quantity: number; savingsCents: number }
export type SavingsSource = { origin: ItemOrigin; savingsCents: number; lines: SavingsLine[] }

/** The sources of the savings; they add up to the trip's savings to the cent (answer 22a). */
export function explainSavings(items: readonly TripItem[]): SavingsSource[] {
  const saving = items.filter(item => item.isChecked && itemSavingsCents(item) > 0)
  return origins.flatMap(origin => {
    const lines = saving
      .filter(item => item.origin === origin)
      .map(item => ({
        name: item.name,
        quantity: item.quantity,
        savingsCents: itemSavingsCents(item),
      }))
    const savingsCents = lines.reduce((sum, line) => sum + line.savingsCents, 0)
    return lines.length > 0 ? [{ origin, savingsCents, lines }] : []
  })
}

const origins: readonly ItemOrigin[] = ['list', 'aisle', 'deal']

/** "12m 5s"; under a minute only seconds (spec 2 §9). */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / 60)
  return minutes === 0 ? `${whole}s` : `${minutes}m ${whole % 60}s`
}

/** The ratings of spec 2 §5. */
export const ratings = [1, 2, 3, 4, 5] as const
export const maxComment = 1000
