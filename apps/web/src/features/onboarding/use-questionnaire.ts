import { noPreferences, type Preferences } from '@aisleway/core/onboarding/preferences'
import { furthestStep } from '@aisleway/core/onboarding/questions'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { preferencesQuery } from '../../api/preferences.ts'
import { draftOfAnswers } from './draft.ts'
import { useQuestions } from './use-questions.ts'

/** The answers so far and the current question, which is in the URL, so that the browser's back button works. */
export function useQuestionnaire(userId: string) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { step: asked, next }: { step?: string; next?: string } = useSearch({ strict: false })
  const [answers, setAnswers] = useState(
    () =>
      draftOfAnswers(userId).read() ??
      queryClient.getQueryData(preferencesQuery({ id: userId }).queryKey) ??
      noPreferences,
  )
  const { questions, storeName } = useQuestions()
  const step = Math.min(stepIn(asked), furthestStep(questions, answers))
  const goTo = (to: number, replace = false) =>
    navigate({
      to: '/onboarding',
      search: { ...(to > 0 && { step: String(to + 1) }), ...(next && { next }) },
      replace,
    })

  // Replaces the URL of a question that is not due yet by that of the current one; otherwise each answer
  // would lead towards the former.
  const correct = useEffectEvent(() => goTo(step, true))
  const isAhead = stepIn(asked) > step
  useEffect(() => {
    if (isAhead) correct()
  }, [isAhead])
  return {
    answers,
    step,
    question: questions[step]!,
    storeName,
    answer: (answered: Preferences) => {
      setAnswers(answered)
      draftOfAnswers(userId).keep(answered)
    },
    goTo: (to: number) => goTo(to),
  }
}

/** Turns "2" into the index of the second question, and anything else into the first. */
function stepIn(asked: string | undefined): number {
  return Math.max(Math.trunc(Number(asked)) || 1, 1) - 1
}
