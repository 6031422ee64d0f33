import type { OpeningHours } from '../catalogue/opening-hours.ts'
import { openTimes } from './open-times.ts'
import {
  type Preferences,
  type ShoppingDay,
  type ShoppingStyle,
  type ShoppingTime,
  shoppingDays,
  shoppingStyles,
  shoppingTimes,
} from './preferences.ts'

export type Option = ShoppingDay | ShoppingTime | ShoppingStyle | 'yes' | 'no'

export type Question = {
  name: keyof Preferences
  choice: 'one' | 'several'
  options: readonly Option[]
}

/** The four questions in their order (spec 2 §9); a question with `choice: 'one'` accepts one option. */
export const questions = [
  { name: 'shoppingDays', choice: 'several', options: shoppingDays },
  { name: 'shoppingTimes', choice: 'several', options: shoppingTimes },
  { name: 'shopsHere', choice: 'one', options: ['yes', 'no'] },
  { name: 'shoppingStyles', choice: 'several', options: shoppingStyles },
] as const satisfies readonly Question[]

/** The questions for this store, which offer only times when it is open (answer 29). */
export function questionsFor(store: OpeningHours | undefined): readonly Question[] {
  if (!store) return questions
  return questions.map(question =>
    question.name === 'shoppingTimes' ? { ...question, options: openTimes(store) } : question,
  )
}

/** The chosen options among those that are offered. */
export function chosenOptions(preferences: Preferences, question: Question): readonly Option[] {
  if (question.name !== 'shopsHere') {
    const chosen: readonly Option[] = preferences[question.name]
    return question.options.filter(option => chosen.includes(option))
  }
  const { shopsHere } = preferences
  if (shopsHere === null) return []
  return [shopsHere ? 'yes' : 'no']
}

/** The answers after this option is pressed: it toggles among several, or replaces the only one. */
export function withOption(preferences: Preferences, question: Question, option: Option) {
  if (question.name === 'shopsHere') return { ...preferences, shopsHere: option === 'yes' }
  const chosen: readonly Option[] = preferences[question.name]
  const pressed = chosen.includes(option)
    ? chosen.filter(other => other !== option)
    : question.options.filter(other => other === option || chosen.includes(other))
  return { ...preferences, [question.name]: pressed }
}

/** The index of the first question without an answer; later questions cannot be opened yet. */
export function furthestStep(asked: readonly Question[], preferences: Preferences): number {
  const open = asked.findIndex(question => chosenOptions(preferences, question).length === 0)
  return open === -1 ? asked.length - 1 : open
}
