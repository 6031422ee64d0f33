import { chosenOptions, questions } from '@aisleway/core/onboarding/questions'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { AskedQuestion } from './asked-question.tsx'
import { messages as habits } from './habits/habit-messages.ts'
import { useSavePreferences } from './habits/use-save-preferences.ts'
import { messages } from './messages.ts'
import { useQuestionnaire } from './use-questionnaire.ts'

type Props = { userId: string; onSaved: () => void; onSkip: () => void }

/** Asks four questions, one at a time. */
export function Questionnaire({ userId, onSaved, onSkip }: Props) {
  const { answers, answer, question, step, storeName, goTo } = useQuestionnaire(userId)
  const { save, isSaving, hasFailed } = useSavePreferences(userId, onSaved)
  const heading = useFocusOnChange(step)
  const isLast = step === questions.length - 1
  const isAnswered = chosenOptions(answers, question).length > 0

  return (
    <>
      <div className="flex flex-col gap-2">
        <div data-keep-clear className="flex items-center justify-between gap-4">
          <p className="font-semibold text-ink2">{messages.stepOf(step + 1, questions.length)}</p>
          <Button variant="ghost" size="compact" onClick={onSkip} className="-mr-4">
            {messages.skip}
          </Button>
        </div>
        <ProgressBar label={messages.progress} percent={((step + 1) / questions.length) * 100} />
      </div>
      <AskedQuestion
        key={question.name}
        question={question}
        answers={answers}
        legend={
          <>
            <h1 ref={heading} tabIndex={-1} className="display text-title-sm outline-none">
              {habits.questions[question.name](storeName)}
            </h1>
            <p className="mt-2 text-ink2">
              {messages.purposes[question.name]}{' '}
              {question.choice === 'one' ? messages.chooseOne : messages.chooseSeveral}
            </p>
          </>
        }
        onAnswer={answer}
        onAdvance={() => goTo(step + 1)}
      />
      <div data-keep-clear className="flex flex-wrap gap-2">
        {step > 0 && (
          <Button variant="sunken" size="final" onClick={() => goTo(step - 1)}>
            {messages.back}
          </Button>
        )}
        <Button
          size="final"
          disabled={!isAnswered}
          busy={isSaving}
          busyLabel={messages.saving}
          onClick={() => (isLast ? save(answers) : goTo(step + 1))}
          className="grow"
        >
          {isLast ? messages.complete : messages.next}
        </Button>
        {isLast && hasFailed && !isSaving && (
          <Button variant="ghost" onClick={onSkip} className="w-full">
            {messages.goOnWithout}
          </Button>
        )}
      </div>
    </>
  )
}

/**
 * Moves the focus to the next question, so that it is announced: what was pressed may be gone, or mean
 * something else.
 */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
