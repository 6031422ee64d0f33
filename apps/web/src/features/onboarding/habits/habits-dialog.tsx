import { noPreferences, type Preferences } from '@aisleway/core/onboarding/preferences'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useStillOpen } from '../../../ui/scheduling/use-still-open.ts'
import { DialogForm } from '../../account/profile/dialog-form.tsx'
import { messages as onboarding } from '../messages.ts'
import { QuestionField } from '../question-field.tsx'
import { useQuestions } from '../use-questions.ts'
import { messages as habits } from './habit-messages.ts'
import { messages } from './profile-messages.ts'
import { useSavePreferences } from './use-save-preferences.ts'

type Props = {
  userId: string
  saved: Preferences | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Shows all four questions at once; all are optional. */
export function HabitsDialog(props: Props) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={messages.editHabits}
      width="wide"
    >
      <HabitsForm {...props} />
    </Dialog>
  )
}

function HabitsForm({ userId, saved, onOpenChange }: Props) {
  const [answers, setAnswers] = useState(saved ?? noPreferences)
  const { questions, storeName } = useQuestions()
  const isShown = useStillOpen(true)
  const { save, isSaving } = useSavePreferences(userId, () => isShown() && onOpenChange(false))
  return (
    <DialogForm
      submitLabel={messages.save}
      busyLabel={onboarding.saving}
      isBusy={isSaving}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save(answers)
      }}
      onCancel={() => onOpenChange(false)}
    >
      {questions.map(question => (
        <QuestionField
          key={question.name}
          question={question}
          preferences={answers}
          legend={
            <span className="font-bold text-row">{habits.questions[question.name](storeName)}</span>
          }
          onAnswer={setAnswers}
        />
      ))}
    </DialogForm>
  )
}
