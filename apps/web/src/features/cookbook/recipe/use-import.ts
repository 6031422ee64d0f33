import { maxImportBytes, type RecipeDraft } from '@aisleway/core/recipes/recipe'
import { api } from '../../../api/client/client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

/** Parses recipes from a text or a page on the server, which stores nothing. */
export function useImport(onRead: (drafts: readonly RecipeDraft[]) => void) {
  const outcome = {
    onDone: onRead,
    onFailed: (error: unknown) => toast.error({ ...reasonOf(error), key: 'recipe' }),
  }
  const text = useAction({
    key: ['recipes', 'import'],
    send: (source: string) => api.recipes.importText({ text: source }),
    ...outcome,
  })
  const page = useAction({
    key: ['recipes', 'import'],
    send: (address: string) => api.recipes.importPage({ address }),
    ...outcome,
  })
  return {
    isReading: text.isPending,
    isFetching: page.isPending,
    readText: (source: string) => {
      if (source.length > maxImportBytes) toast.error({ ...messages.tooLong, key: 'recipe' })
      else text.run(source)
    },
    fetchPage: page.run,
  }
}

function reasonOf(error: unknown) {
  if (hasCode(error, 'NO_RECIPE_FOUND')) return messages.noRecipe
  return hasCode(error, 'ADDRESS_REFUSED') ? messages.addressRefused : messages.importFailed
}
