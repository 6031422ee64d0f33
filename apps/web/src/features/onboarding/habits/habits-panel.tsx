import type { Preferences } from '@aisleway/core/onboarding/preferences'
import { chosenOptions, type Question } from '@aisleway/core/onboarding/questions'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { CalendarBlankIcon } from '@phosphor-icons/react/CalendarBlank'
import { ClockIcon } from '@phosphor-icons/react/Clock'
import { StorefrontIcon } from '@phosphor-icons/react/Storefront'
import { useState } from 'react'
import { usePreferences } from '../../../api/preferences.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Panel, PanelRow } from '../../account/profile/panel.tsx'
import { PartState } from '../../account/profile/part-state.tsx'
import { useQuestions } from '../use-questions.ts'
import { messages as habits } from './habit-messages.ts'
import { HabitsDialog } from './habits-dialog.tsx'
import { messages } from './profile-messages.ts'

/** On Profile: the answers to the questionnaire (answer 26). */
export function HabitsPanel({ userId }: { userId: string }) {
  const { data: preferences, isError, refetch } = usePreferences()
  const [isEditing, setEditing] = useState(false)
  const isLoaded = preferences !== undefined
  return (
    <Panel
      title={messages.title}
      aside={
        isLoaded && (
          <Button
            variant="sunken"
            size="compact"
            aria-label={messages.editHabits}
            onClick={() => setEditing(true)}
          >
            {messages.edit}
          </Button>
        )
      }
    >
      {preferences ? (
        <Answers preferences={preferences} />
      ) : isLoaded ? (
        <p className="py-2.5 text-ink2">{messages.unknown}</p>
      ) : (
        <PartState failure={isError && messages.loadFailed} onRetry={refetch} />
      )}
      {isLoaded && (
        <HabitsDialog
          userId={userId}
          saved={preferences}
          open={isEditing}
          onOpenChange={setEditing}
        />
      )}
    </Panel>
  )
}

function Answers({ preferences }: { preferences: Preferences }) {
  const { questions, storeName } = useQuestions()
  return questions.map(question => {
    const { icon: Icon, label } = rows[question.name]
    const chosen = chosenOptions(preferences, question).map(option => habits.options[option])
    return (
      <PanelRow
        key={question.name}
        icon={<Icon />}
        label={label(storeName)}
        title={chosen.join(', ') || messages.notAnswered}
      />
    )
  })
}

const rows = {
  shoppingDays: { icon: CalendarBlankIcon, label: () => messages.days },
  shoppingTimes: { icon: ClockIcon, label: () => messages.times },
  shopsHere: { icon: StorefrontIcon, label: messages.shopsHere },
  shoppingStyles: { icon: BasketIcon, label: () => messages.style },
} satisfies Record<Question['name'], { icon: unknown; label: (store: string) => string }>
