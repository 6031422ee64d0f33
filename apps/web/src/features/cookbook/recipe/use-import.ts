import { maxImportBytes, type RecipeDraft } from '@aisleway/core/recipes/recipe'
import { api } from '../../../api/client/client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

/** Reads recipes from a text, on the server, which stores nothing. */
export function useImport(onRead: (drafts: readonly RecipeDraft[]) => void) {
  const text = useAction({
    key: ['recipes', 'import'],
    send: (source: string) => api.recipes.importText({ text: source }),
    onDone: drafts => {
      onRead(drafts)
      const [first] = drafts
      if (first) toast.show({ ...messages.imported(first.name), key: 'recipe', brief: true })
    },
    onFailed: error => {
      const reason = hasCode(error, 'NO_RECIPE_FOUND') ? messages.noRecipe : messages.importFailed
      toast.error({ ...reason, key: 'recipe' })
    },
  })
  return {
    isReading: text.isPending,
    readText: (source: string) => {
      if (source.length > maxImportBytes) toast.error({ ...messages.tooLong, key: 'recipe' })
      else text.run(source)
    },
  }
}
