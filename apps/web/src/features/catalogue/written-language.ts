import type { Language } from '@aisleway/core/language'
import { recipeIdIn } from '@aisleway/core/recipes/recipe'

/**
 * What the store writes is in English, whatever the language of the app (answer 28). It is named as the English app is,
 * since a screen reader may change its voice between "en" and "en-US".
 */
export const storeLanguage = 'en' satisfies Language

/** The `lang` of an item's name; that of free text is unknown. */
export function itemLanguage(item: { productId?: string | null }): string | undefined {
  return item.productId ? storeLanguage : undefined
}

/** The `lang` of a meal's texts; that of a shopper's own recipe is unknown. */
export function mealLanguage({ slug }: { slug: string }): string | undefined {
  return recipeIdIn(slug) === null ? storeLanguage : undefined
}
