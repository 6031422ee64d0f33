import { useFavorites } from '../../features/favorites/use-favorites.ts'
import { useListCount } from '../../features/lists/use-list-count.ts'

/**
 * Loading the favorites and the number of lists moves those kept in the browser to the account, even on screens that
 * show neither (answers 5c and 17).
 */
export function useLocalData(): void {
  useFavorites()
  useListCount()
}
