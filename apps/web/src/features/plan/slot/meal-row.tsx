import type { MealChoice } from '@aisleway/core/plan/planned'
import { mealLanguage } from '../../catalogue/written-language.ts'
import { MealPicture } from '../../meals/meal-picture.tsx'
import { minutesText } from '../../meals/minutes/minutes-text.ts'
import { nutrientText } from '../nutrient-text.ts'

type Props = {
  meal: Pick<MealChoice, 'slug' | 'name' | 'imageUrl'> &
    Partial<Pick<MealChoice, 'minutes' | 'calories'>>
  /** What choosing it would change. */
  note: string
  onChoose: () => void
}

/** A meal to choose, as one button. */
export function MealRow({ meal, note, onChoose }: Props) {
  const { name, imageUrl, minutes = null, calories = null } = meal
  const facts = [
    minutes !== null && minutesText(minutes),
    calories !== null && nutrientText('calories', calories),
  ].filter(Boolean)
  return (
    <button
      type="button"
      onClick={onChoose}
      className="pressable flex min-h-15 w-full items-center gap-3 rounded-control px-1.5 py-1.5 text-left hover:bg-sunken large-text:flex-wrap"
    >
      <MealPicture
        imageUrl={imageUrl}
        className="size-14 shrink-0 rounded-control large-text:hidden"
      />
      <span className="min-w-0 grow large-text:basis-full">
        <span
          lang={mealLanguage(meal)}
          className="block font-bold leading-snug [overflow-wrap:anywhere]"
        >
          {name}
        </span>{' '}
        <span className="block text-ink2 text-meta">{facts.join(' · ')}</span>
      </span>{' '}
      <span className="shrink-0 text-right font-semibold text-meta">{note}</span>
    </button>
  )
}
