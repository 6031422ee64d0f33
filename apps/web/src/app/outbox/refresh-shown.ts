import { refresh } from '../../api/client/refresh.ts'

/** Refetches everything that is shown together with waiting changes. */
export function refreshShown(): void {
  refresh('cart', 'favorites', 'lists', 'pantry', 'trips')
}
