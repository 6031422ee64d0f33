import { type Preferences, shoppingDays, shoppingStyles, shoppingTimes } from './preferences.ts'

/** The four questions in their order (spec 2 §9); of `choice: 'one'` one option is taken. */
export const questions = [
  { name: 'shoppingDays', choice: 'several', options: shoppingDays },
  { name: 'shoppingTimes', choice: 'several', options: shoppingTimes },
  { name: 'shopsHere', choice: 'one', options: ['yes', 'no'] },
  { name: 'shoppingStyles', choice: 'several', options: shoppingStyles },
] as const satisfies readonly {
  name: keyof Preferences
  choice: 'one' | 'several'
  options: readonly string[]
}[]

export type Question = (typeof questions)[number]
export type Option = Question['options'][number]

/** The options that stand chosen. */
export function chosenOptions(preferences: Preferences, { name }: Question): readonly Option[] {
  if (name !== 'shopsHere') return preferences[name]
  const { shopsHere } = preferences
  if (shopsHere === null) return []
  return [shopsHere ? 'yes' : 'no']
}

/** The answers after a press on this option: one of several goes on or off, one alone takes the place. */
export function withOption(preferences: Preferences, question: Question, option: Option) {
  if (question.name === 'shopsHere') return { ...preferences, shopsHere: option === 'yes' }
  const chosen: readonly Option[] = preferences[question.name]
  const pressed = chosen.includes(option)
    ? chosen.filter(other => other !== option)
    : question.options.filter(other => other === option || chosen.includes(other))
  return { ...preferences, [question.name]: pressed }
}

/** The first question without an answer; behind it none is asked yet. */
export function furthestStep(preferences: Preferences): number {
  const open = questions.findIndex(question => chosenOptions(preferences, question).length === 0)
  return open === -1 ? questions.length - 1 : open
}
