import { maxImportBytes, type RecipeDraft } from '@aisleway/core/recipes/recipe'
import { api } from '../../../api/client/client.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { useAction } from '../../../api/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { messages } from './messages.ts'

/** Parses recipes from a text or a page on the server, which stores nothing. */
export function useImport(onRead: (drafts: readonly RecipeDraft[]) => void) {
  const { run, isPending } = useAction({
    key: ['recipes', 'import'],
    send: (source: { text: string } | { address: string }) =>
      'text' in source ? api.recipes.importText(source) : api.recipes.importPage(source),
    onDone: onRead,
    onFailed: error => toast.error({ ...reasonOf(error), key: 'recipe' }),
  })
  return {
    isReading: isPending,
    readText: (text: string) => {
      if (text.length > maxImportBytes) toast.error({ ...messages.tooLong, key: 'recipe' })
      else run({ text })
    },
    readPage: (address: string) => run({ address }),
  }
}

function reasonOf(error: unknown) {
  if (hasCode(error, 'NO_RECIPE_FOUND')) return messages.noRecipe
  return hasCode(error, 'ADDRESS_REFUSED') ? messages.addressRefused : messages.importFailed
}
