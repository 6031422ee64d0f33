import { type RecipeDraft, recipeSlug } from '@aisleway/core/recipes/recipe'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client/client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

/** With its id, a retry replaces what an earlier attempt saved. */
export type RecipeToSave = RecipeDraft & { id: string }

type Saving = {
  recipes: readonly RecipeToSave[]
  /** Of a single recipe that exists: only these fields are sent, since another device may have changed the rest. */
  changed?: Partial<RecipeDraft>
}

/** Saves one recipe and opens its page, or several and opens the shopper's cookbook. */
export function useSaveRecipe(onSaved?: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { run, isPending } = useAction({
    key: ['recipes', 'save'],
    send: async ({ recipes, changed }: Saving) => {
      for (const recipe of recipes) {
        if (!(changed && (await changeRecipe(recipe.id, changed)))) await api.recipes.save(recipe)
      }
    },
    onDone: async (_, { recipes }) => {
      onSaved?.()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['meals'] }),
        queryClient.invalidateQueries({ queryKey: ['recipes', 'recipe'] }),
        queryClient.invalidateQueries({ queryKey: ['plan'] }),
      ])
      const [only, ...others] = recipes
      if (!only) return
      toast.show({
        key: 'recipe',
        brief: true,
        ...(others.length > 0 ? messages.savedAll(recipes.length) : messages.saved(only.name)),
      })
      return others.length > 0
        ? navigate({ to: '/cookbook', search: { whose: 'mine' } })
        : navigate({ to: '/meals/$slug', params: { slug: recipeSlug(only.id) } })
    },
    onFailed: error => {
      const text = hasCode(error, 'TOO_MANY_RECIPES') ? messages.tooMany : messages.saveFailed
      toast.error({ ...text, key: 'recipe' })
    },
  })
  return { save: run, isSaving: isPending }
}

/** Whether the recipe still exists; one that was deleted on another device is saved as a whole. */
async function changeRecipe(id: string, changed: Partial<RecipeDraft>): Promise<boolean> {
  try {
    await api.recipes.change({ ...changed, id })
    return true
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return false
    throw error
  }
}
