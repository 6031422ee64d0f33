import { refresh } from '../../api/client/refresh.ts'

/** Has everything asked again that is shown with what waits. */
export function refreshShown(): void {
  refresh('cart', 'favorites', 'lists', 'pantry', 'trips')
}
