import type { OwnRecipe } from '@aisleway/core/recipes/recipe'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { useSavedSwitch } from '../../../api/use-saved-switch.ts'
import { Switch } from '../../../ui/controls/switch.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { recipeQuery } from '../recipe/recipe-queries.ts'
import { messages } from './messages.ts'

type Props = { recipe: Pick<OwnRecipe, 'id' | 'isShared'> }

/** Shares one of the shopper's recipes with everybody on their shared lists. */
export function SharingSwitch({ recipe: { id, isShared } }: Props) {
  const queryClient = useQueryClient()
  const { isOn, press } = useSavedSwitch({
    scope: 'share-recipe',
    name: id,
    saved: isShared,
    save: async isWanted => {
      const saved = await api.recipes.share({ id, isShared: isWanted })
      queryClient.setQueryData(
        recipeQuery(id).queryKey,
        recipe => recipe && { ...recipe, ...saved },
      )
    },
    onFailed: () => toast.error({ ...messages.shareFailed, key: 'recipe' }),
  })
  return (
    <div>
      <Switch
        label={messages.share}
        checked={isOn}
        onChange={event => press(event.target.checked)}
      />
      {!isOn && <p className="max-w-[70ch] text-ink2 text-meta">{messages.alsoInPlans}</p>}
    </div>
  )
}
