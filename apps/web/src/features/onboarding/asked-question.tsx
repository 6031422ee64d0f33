import type { Preferences } from '@aisleway/core/onboarding/preferences'
import type { Question } from '@aisleway/core/onboarding/questions'
import { singleChoiceAdvanceMs } from '@aisleway/core/onboarding/timing'
import { type ReactNode, useEffect, useRef } from 'react'
import { QuestionField } from './question-field.tsx'

type Props = {
  question: Question
  answers: Preferences
  legend: ReactNode
  onAnswer: (answered: Preferences) => void
  onAdvance: () => void
}

/** The current question. Pressing an option of a single-choice question advances to the next one. */
export function AskedQuestion({ question, answers, legend, onAnswer, onAdvance }: Props) {
  const advance = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(advance.current), [])
  return (
    <QuestionField
      question={question}
      preferences={answers}
      legend={legend}
      onAnswer={(answered, by) => {
        onAnswer(answered)
        clearTimeout(advance.current)
        // A shopper using the arrow keys is still choosing.
        if (question.choice === 'one' && by === 'press') {
          advance.current = setTimeout(onAdvance, singleChoiceAdvanceMs)
        }
      }}
    />
  )
}
