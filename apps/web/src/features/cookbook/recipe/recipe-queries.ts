import type { RecipeDraft } from '@aisleway/core/recipes/recipe'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'

export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: ['recipes', 'recipe', id],
    queryFn: () => api.recipes.read({ id }),
  })
}

/** The meal that a draft would become. It does not depend on text that is only for people. */
export function previewQuery(draft: RecipeDraft) {
  const asked = { ...draft, steps: [], note: '', sourceUrl: '' }
  return queryOptions({
    queryKey: ['recipes', 'preview', asked],
    queryFn: () => api.recipes.preview(asked),
    enabled: draft.lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
