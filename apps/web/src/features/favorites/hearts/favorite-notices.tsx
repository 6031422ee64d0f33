import type { Favorite } from '@aisleway/core/favorites/favorite'
import { toast } from '../../../ui/feedback/toast.ts'
import { ProductThumb } from '../../catalogue/product/product-thumb.tsx'
import { MealPicture } from '../../meals/meal-picture.tsx'
import { messages } from '../screen/screen-messages.ts'
import { heartNoticeKey } from './report-failed.ts'

export function toastAdded(favorite: Favorite): void {
  toast.show({ ...about(favorite), title: messages.added, key: heartNoticeKey })
}

/** The toast has no key, so that each removal keeps its own Undo. */
export function toastRemoved(favorite: Favorite, undo: () => void): void {
  toast.show({
    ...about(favorite),
    title: messages.removed,
    undo,
  })
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
