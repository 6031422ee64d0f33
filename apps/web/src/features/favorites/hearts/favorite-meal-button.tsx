import { favoriteMealId } from '@aisleway/core/favorites/favorite'
import type { Meal } from '@aisleway/core/meals/meal'
import { mealDescription } from '@aisleway/core/meals/meal-snapshot'
import type { IconButtonProps } from '../../../ui/controls/icon-button.tsx'
import { HeartButton } from './heart-button.tsx'

type Props = {
  meal: Pick<Meal, 'slug' | 'name' | 'imageUrl' | 'diets' | 'calories'>
} & Pick<IconButtonProps, 'variant' | 'className'>

/** The heart of a meal. What its card shows is kept with it, for a shopper who is offline or signed out. */
export function FavoriteMealButton({ meal, ...look }: Props) {
  const { slug, name, imageUrl, diets, calories } = meal
  const data = { slug, name, imageUrl, diets, calories, description: mealDescription(meal) }
  return <HeartButton {...look} favorite={{ type: 'meal', id: favoriteMealId(meal), data }} />
}
