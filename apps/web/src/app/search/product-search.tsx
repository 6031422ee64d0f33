import { SearchBox } from '../../features/catalogue/search-box/search-box.tsx'
import { preloadedPart } from '../../ui/scheduling/preloaded-part.ts'

const Suggestions = preloadedPart(() => import('./suggestions.tsx'))

/** The search box in the bar of every screen. */
export function ProductSearch({ className }: { className: string }) {
  return <SearchBox suggestions={Suggestions} className={className} />
}
