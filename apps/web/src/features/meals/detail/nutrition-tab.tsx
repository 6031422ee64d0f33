import {
  type Nutrition,
  type NutritionRow,
  nutritionRows,
} from '@aisleway/core/meals/recipe/nutrition'
import { messages as nutrients } from '../../catalogue/nutrient-messages.ts'
import { messages } from '../messages.ts'
import { DailyValuePlot } from './daily-value-plot.tsx'

/** The nutrition of one serving; only figures above 0 are shown (spec 1 §3). */
export function NutritionTab({ nutrition }: { nutrition: Nutrition }) {
  const rows = nutritionRows(nutrition)
  if (rows.length === 0) return <p className="p-6 text-ink2">{messages.noNutrition}</p>
  return (
    <div className="grid items-start gap-8 p-4 sm:p-6 @min-[44rem]:grid-cols-2">
      <table className="w-full">
        <caption className="display pb-3 text-left text-card">{messages.nutritionCaption}</caption>
        <thead>
          <tr className="border-strong border-b text-ink2 text-meta">
            <th scope="col" className="py-2 text-left font-semibold">
              {messages.nutrient}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {messages.amountPerServing}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {messages.dailyValue}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name} className="border-line border-b last:border-b-0">
              <th
                scope="row"
                className={`py-2 pr-2 text-left ${isPart[row.name] ? 'pl-4 font-medium' : 'font-bold'}`}
              >
                {nutrients[row.name]}
              </th>
              <td className="py-2 text-right">{amountWithUnit(row)}</td>
              <td className="py-2 text-right font-bold">
                {row.percentOfDaily === null
                  ? messages.noDailyValue
                  : messages.percent(row.percentOfDaily)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <DailyValuePlot rows={rows} />
        <p className="mt-4 text-ink2 text-meta">{messages.dailyValueNote}</p>
      </div>
    </div>
  )
}

/** Indented as on a nutrition label, because each is part of the one above. */
const isPart: Partial<Record<NutritionRow['name'], true>> = {
  saturatedFat: true,
  transFat: true,
  fiber: true,
  sugar: true,
}

function amountWithUnit({ amount, unit }: NutritionRow): string {
  const digits = amount < 10 && unit !== 'kcal' ? 1 : 0
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: digits })} ${unit}`
}
