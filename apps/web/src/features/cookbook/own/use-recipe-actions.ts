import { type OwnRecipe, recipeSlug } from '@aisleway/core/recipes/recipe'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../api/client/client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages as recipeMessages } from '../recipe/messages.ts'
import { messages } from './messages.ts'

/** Deleting with undo, and copying a recipe. */
export function useRecipeActions() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['meals'] }),
      queryClient.invalidateQueries({ queryKey: ['plan'] }),
    ])

  const restoring = useAction({
    key: ['recipes', 'restore'],
    send: async ({ isMine: _, isShared, ...recipe }: OwnRecipe) => {
      await api.recipes.save(recipe)
      if (isShared) await api.recipes.share({ id: recipe.id, isShared })
    },
    onDone: async (_, { id }) => {
      await refresh()
      return navigate({ to: '/meals/$slug', params: { slug: recipeSlug(id) } })
    },
    onFailed: () => toast.error({ ...recipeMessages.saveFailed, key: 'recipe' }),
  })

  const removing = useAction({
    key: ['recipes', 'remove'],
    send: async ({ id }: OwnRecipe) => {
      try {
        await api.recipes.remove({ id })
      } catch (error) {
        // A request whose answer was lost, or another device, may have deleted it.
        if (!hasCode(error, 'NOT_FOUND')) throw error
      }
    },
    onDone: async (_, recipe) => {
      await navigate({ to: '/cookbook', search: { whose: 'mine' } })
      toast.show({
        ...messages.removed(recipe.name),
        key: 'recipe',
        undo: () => restoring.run(recipe),
      })
      return refresh()
    },
    onFailed: () => toast.error({ ...messages.removeFailed, key: 'recipe' }),
  })

  const copying = useAction({
    key: ['recipes', 'copy'],
    send: ({ isMine: _, isShared: __, ...recipe }: OwnRecipe, id) =>
      api.recipes.save({ ...recipe, id }),
    onDone: async ({ id }) => {
      toast.show({ ...messages.copied, key: 'recipe', brief: true })
      await refresh()
      return navigate({ to: '/meals/$slug', params: { slug: recipeSlug(id) } })
    },
    onFailed: () => toast.error({ ...recipeMessages.saveFailed, key: 'recipe' }),
  })

  return {
    remove: removing.run,
    copy: copying.run,
    isCopying: copying.isPending,
  }
}
