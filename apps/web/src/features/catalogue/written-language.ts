import { recipeIdIn } from '@aisleway/core/recipes/recipe'

/** What the store writes is in American English, whatever the language of the app (answer 28). */
export const storeLanguage = 'en-US'

/** The `lang` of an item's name; that of free text is unknown. */
export function itemLanguage(item: { productId?: string | null }): string | undefined {
  return item.productId ? storeLanguage : undefined
}

/** The `lang` of a meal's texts; that of a shopper's own recipe is unknown. */
export function mealLanguage({ slug }: { slug: string }): string | undefined {
  return recipeIdIn(slug) === null ? storeLanguage : undefined
}
