import { putAllInCart } from '../../features/cart/put-in-cart.tsx'
import { BrowseScreen } from '../../features/catalogue/browse/browse-screen.tsx'
import { DietTiles } from '../../features/catalogue/browse/diet-tiles.tsx'
import { DepartmentTiles } from '../../features/catalogue/departments/department-tiles.tsx'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { messages as site } from '../frame/site-messages.ts'
import { messages } from '../messages.ts'
import { cartControl, favoriteButton } from '../product-actions.tsx'
import { useIsSmall } from '../use-is-small.ts'
import Usuals from '../usuals/usuals.tsx'
import { UsualsPart } from '../usuals/usuals-part.tsx'

export default function BrowsePage() {
  usePageTitle(site.pageTitle(messages.browse))
  return (
    <BrowseScreen
      action={cartControl}
      corner={favoriteButton}
      onAddAll={putAllInCart}
      opening={focusResults => (
        <>
          <UsualsPart row={Usuals} />
          <DepartmentTiles />
          <DietTiles onChosen={focusResults} />
        </>
      )}
      isSmall={useIsSmall()}
    />
  )
}
