import { departments } from '@aisleway/core/catalogue/departments'
import { diets } from '@aisleway/core/catalogue/diets'
import {
  type BrowseState,
  initialBrowseState,
} from '@aisleway/core/catalogue/search/browse-address'
import { foldText } from '@aisleway/core/text/fold-text'
import { messages as labels } from '../../label-messages.ts'

/** A department or a diet, and what Browse shows of it. */
export type Place = { label: string; department?: string; state: BrowseState }

const places: readonly Place[] = [
  ...departments.map(department => ({
    label: labels.department(department),
    department,
    state: { ...initialBrowseState, departments: [department] },
  })),
  ...diets.map(diet => ({
    label: labels.diets[diet],
    state: { ...initialBrowseState, diets: [diet] },
  })),
]

const mostPlaces = 3
const fewestLetters = 2

/** Departments and diets with a word in their name that begins with the text. */
export function placesNamed(text: string): Place[] {
  const wanted = plain(text)
  if (wanted.length < fewestLetters) return []
  return places
    .filter(({ label }) => ` ${plain(label)}`.includes(` ${wanted}`))
    .slice(0, mostPlaces)
}

/** "Lácteos y huevos" → "lacteos y huevos" */
function plain(text: string): string {
  return foldText(text)
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
