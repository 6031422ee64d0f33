import { type Question, questionsFor } from '@aisleway/core/onboarding/questions'
import { useQuery } from '@tanstack/react-query'
import { storeConfigQuery } from '../../api/store-config.ts'

/** The questions for this store's hours, and the store's name for their texts. */
export function useQuestions(): { questions: readonly Question[]; storeName: string } {
  const { data: config } = useQuery(storeConfigQuery)
  return { questions: questionsFor(config?.store.hours), storeName: config?.store.name ?? '' }
}
