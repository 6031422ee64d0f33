import type { Favorite } from '@aisleway/core/favorites/favorite'
import { hasCode } from '../../../api/client/refusal.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { MealPicture } from '../../meals/meal-picture.tsx'
import { messages as hearts } from '../messages.ts'
import { messages } from '../screen/screen-messages.ts'

const key = 'added-to-favorites'

export function tellAdded(favorite: Favorite): void {
  toast.show({ ...about(favorite), title: messages.added, key })
}

/** The notice has no key, so that each removal keeps its own Undo. */
export function tellRemoved(favorite: Favorite, onUndo: () => void): void {
  toast.show({
    ...about(favorite),
    title: messages.removed,
    action: { label: messages.undo, onPress: onUndo },
  })
}

/** Replaces the notice that said the opposite. */
export function tellFailed(error: unknown): void {
  const text = hasCode(error, 'TOO_MANY_FAVORITES') ? messages.full : hearts.notSaved
  toast.error({ ...text, key })
}

function about({ type, data }: Favorite) {
  return {
    brief: true,
    message: data.name,
    picture:
      type === 'product' ? (
        <ProductThumb product={data} />
      ) : (
        <MealPicture imageUrl={data.imageUrl} className="size-13 rounded-[10px]" />
      ),
  }
}
