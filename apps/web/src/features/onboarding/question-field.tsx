import type { Preferences } from '@aisleway/core/onboarding/preferences'
import {
  chosenOptions,
  type Option,
  type Question,
  withOption,
} from '@aisleway/core/onboarding/questions'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { messages } from './habits/habit-messages.ts'
import { OptionTile } from './option-tile.tsx'

type Props = {
  question: Question
  preferences: Preferences
  legend: ReactNode
  onAnswer: (answered: Preferences, by: 'press' | 'arrow') => void
}

/** A question with its options. */
export function QuestionField({ question, preferences, legend, onAnswer }: Props) {
  const group = useId()
  // An arrow key selects radios in passing; only a press is a decision.
  const isArrow = useRef(false)
  const noteKey = ({ key }: KeyboardEvent) => {
    isArrow.current = key.startsWith('Arrow')
  }
  const notePointer = () => {
    isArrow.current = false
  }
  const chosen = chosenOptions(preferences, question)
  return (
    <fieldset onKeyDown={noteKey} onPointerDown={notePointer} className="min-w-0">
      <legend className="mb-4">{legend}</legend>
      <div className={classNames('grid gap-2.5', columns[question.name])}>
        {question.options.map((option: Option) => (
          <OptionTile
            key={option}
            type={question.choice === 'one' ? 'radio' : 'checkbox'}
            name={group}
            label={messages.options[option]}
            text={optionTexts[option]}
            checked={chosen.includes(option)}
            onChange={() =>
              onAnswer(
                withOption(preferences, question, option),
                isArrow.current ? 'arrow' : 'press',
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

const optionTexts: Partial<Record<Option, string>> = messages.optionTexts

const columns = {
  shoppingDays: 'grid-cols-2 smallest:grid-cols-1 sm:grid-cols-3',
  shoppingTimes: 'grid-cols-2 smallest:grid-cols-1 sm:grid-cols-3',
  shopsHere: 'grid-cols-2',
  shoppingStyles: 'grid-cols-1',
}
