import { figureText } from '@aisleway/core/catalogue/facts/figure-text'
import {
  type DietReason,
  type FigureCheck,
  figureUnits,
} from '@aisleway/core/catalogue/facts/product-facts'
import { messages } from './messages.ts'

/** What decided, in one line: the figure, a limit that it missed, or that all are met. */
export function reasonText(reason: DietReason, nonPlantIngredients: readonly string[]): string {
  const { diet, isMet, checks } = reason
  if (diet === 'plant_based') {
    if (isMet) return messages.allPlants
    const names = nonPlantIngredients.join(', ')
    return names ? messages.notPlants(names) : messages.notOnlyPlants
  }
  const [first] = checks
  const missed = checks.find(check => !check.isMet)
  if (missed) return `${checkText(missed)}.`
  if (!isMet) return messages.noneOf
  return checks.length === 1 && first ? `${checkText(first)}.` : messages.allMet(checks.length)
}

/** "Sodium: 257 mg; at most 140 mg" */
export function checkText(check: FigureCheck): string {
  const { figure, amount, bound, limit, per } = check
  const unit = figureUnits[figure]
  const shownAmount =
    amount === null
      ? messages.unknown
      : messages.amountOf(Number(figureText({ ...check, amount })), unit)
  const limitText = messages.limit(bound, messages.amountOf(limit, unit), per)
  return messages.check(messages.figures[figure], shownAmount, limitText)
}
