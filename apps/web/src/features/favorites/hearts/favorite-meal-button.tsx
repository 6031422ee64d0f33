import { type FavoriteMeal, favoriteMealId } from '@aisleway/core/favorites/favorite'
import type { IconButtonProps } from '../../../ui/controls/icon-button.tsx'
import { HeartButton } from './heart-button.tsx'

type Props = {
  meal: Pick<FavoriteMeal, 'slug' | 'name' | 'imageUrl'>
} & Pick<IconButtonProps, 'variant' | 'className'>

/** The heart of a meal. */
export function FavoriteMealButton({ meal, ...look }: Props) {
  const { slug, name, imageUrl } = meal
  // The server fills in the card's description; until then it is empty.
  const data = { slug, name, imageUrl, description: '' }
  return <HeartButton {...look} favorite={{ type: 'meal', id: favoriteMealId(meal), data }} />
}
