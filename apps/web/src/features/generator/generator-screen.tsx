import { useSearch } from '@tanstack/react-router'
import { LostPart } from '../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { lazyPart } from '../../ui/scheduling/lazy-part.ts'
import { ByPriceScreen } from './by-price/by-price-screen.tsx'
import { messages } from './messages.ts'

const BasketScreen = lazyPart(() => import('./basket/basket-screen.tsx'))

/** Grocery list generator, in one of two ways (answer 33). */
export default function GeneratorScreen() {
  usePageTitle(messages.pageTitle)
  const { way }: { way?: string } = useSearch({ strict: false })
  if (way !== 'basket') return <ByPriceScreen />
  return (
    <PartBoundary
      fallback={<main id="content" className="min-h-dvh" />}
      lost={lost => <LostPart {...lost} />}
    >
      <BasketScreen />
    </PartBoundary>
  )
}
