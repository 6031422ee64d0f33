import {
  type LabelLine,
  nutritionLabel,
  servingsInPackage,
} from '@aisleway/core/catalogue/facts/nutrition-label'
import type { ProductFacts } from '@aisleway/core/catalogue/facts/product-facts'
import { countText } from '@aisleway/core/text/count-text'
import { classNames } from '../../../../ui/class-names.ts'
import { messages as nutrients } from '../../nutrient-messages.ts'
import { messages } from './messages.ts'

type Props = { facts: ProductFacts; weightQuantity: string }

/** The nutrition facts in the order and style of a U.S. food label (21 CFR 101.9(d)). */
export function NutritionLabel({ facts, weightQuantity }: Props) {
  const { servingGrams, nutrition } = facts
  const servings = servingsInPackage(weightQuantity, facts)
  const [calories, ...lines] = nutritionLabel(nutrition)
  return (
    <div className="max-w-100 border-2 border-ink p-3 large-text:p-2">
      {servings !== null && (
        <p>{servings === 1 ? messages.servings(servings) : messages.aboutServings(servings)}</p>
      )}
      <p className="flex justify-between gap-4 border-ink border-b-8 pb-1 font-bold">
        <span>{messages.servingSize}</span>
        <span>{messages.amountOf(servingGrams, 'g')}</span>
      </p>
      <table className="w-full large-text:text-tag">
        <caption className="pt-1 text-left font-bold text-tag">{messages.amountPerServing}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{messages.nutrient}</th>
            <th scope="col">{messages.amount}</th>
            <th scope="col">{messages.dailyValue}</th>
          </tr>
        </thead>
        <tbody>
          {calories && (
            <tr className="border-ink border-b-4">
              <th scope="row" className="display py-1 text-left text-dialog large-text:text-row">
                {nutrients.calories}
              </th>
              <td colSpan={2} className="py-1 text-right">
                {calories.amount === null ? (
                  messages.unknown
                ) : (
                  <span className="display text-panel">{countText(calories.amount)}</span>
                )}
              </td>
            </tr>
          )}
          <tr aria-hidden className="border-ink border-b">
            <td colSpan={3} className="py-0.5 text-right font-bold text-tag">
              {messages.dailyValue}*
            </td>
          </tr>
          {lines.map(line => (
            <Line key={line.name} line={line} />
          ))}
        </tbody>
      </table>
      <p className="border-ink border-t-4 pt-2 text-ink2 text-tag">* {messages.labelNote}</p>
    </div>
  )
}

function Line({ line }: { line: LabelLine }) {
  const { name, percentOfDaily } = line
  return (
    <tr className={name === 'vitaminD' ? 'border-ink border-t-8' : 'border-line border-t'}>
      <th
        scope="row"
        className={classNames(
          'hyphens-auto py-1 pr-2 text-left [overflow-wrap:anywhere]',
          lineClasses[name] ?? 'font-medium',
        )}
      >
        {nutrients[name]}
      </th>
      <td className={classNames('py-1 text-right', line.amount === null && 'text-ink2')}>
        {amountText(line)}
      </td>
      <td className="w-16 py-1 text-right font-bold large-text:pl-2">
        {percentOfDaily !== null && messages.percent(percentOfDaily)}
      </td>
    </tr>
  )
}

/** The main nutrients are bold; those that are part of the one above are indented. */
const lineClasses: Partial<Record<LabelLine['name'], string>> = {
  fat: 'font-bold',
  saturatedFat: 'pl-4 font-medium',
  transFat: 'pl-4 font-medium',
  cholesterol: 'font-bold',
  sodium: 'font-bold',
  carbohydrates: 'font-bold',
  fiber: 'pl-4 font-medium',
  sugar: 'pl-4 font-medium',
  protein: 'font-bold',
}

function amountText({ amount, unit, isLessThan }: LabelLine): string {
  if (amount === null) return messages.unknown
  const text = messages.amountOf(amount, unit)
  return isLessThan ? messages.lessThan(text) : text
}
