import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import { HouseIcon } from '@phosphor-icons/react/House'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { Link } from '@tanstack/react-router'
import { FloatingCartButton } from '../../features/cart/panel/floating-cart-button.tsx'
import { focusSearch } from '../../features/catalogue/search-box/search-focus.ts'
import { stickyBottom } from '../../ui/page/sticky-bar.ts'
import { useLinkAbove } from '../frame/navigation-links.ts'
import { messages } from '../messages.ts'
import { useIsScrollingDown } from './use-is-scrolling-down.ts'
import { useIsTyping } from './use-is-typing.ts'

/** The bar comes back this long after scrolling ends (spec 1 §9). */
const scrollHideMs = 600

/**
 * The main links within thumb reach on small screens, with the cart's floating button docked
 * in it (answer 35).
 */
export function BottomBar() {
  const isScrollingDown = useIsScrollingDown(scrollHideMs)
  const isTyping = useIsTyping()
  const current = useLinkAbove()
  return (
    <nav
      ref={stickyBottom}
      aria-label={messages.shortcuts}
      data-bottom-bar
      data-aside={isScrollingDown || isTyping || undefined}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface print:hidden"
    >
      <ul className="mx-auto grid h-full max-w-120 grid-cols-5">
        {places.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              activeOptions={{ exact: to === '/' }}
              onClick={event => {
                if (to !== '/browse') return
                focusSearch()
                // Already there: do not navigate, so that what is shown stays.
                if (event.currentTarget.ariaCurrent) event.preventDefault()
              }}
              className="bottom-link flex h-full flex-col items-center justify-center gap-0.5 font-semibold text-bar"
            >
              <Icon className="text-[min(1.5rem,8vw)]" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <FloatingCartButton />
        </li>
      </ul>
    </nav>
  )
}

const places = [
  { to: '/', label: messages.homePlace, Icon: HouseIcon },
  { to: '/browse', label: messages.searchPlace, Icon: MagnifyingGlassIcon },
  { to: '/meals', label: messages.mealsPlace, Icon: CookingPotIcon },
  { to: '/my-lists', label: messages.listsPlace, Icon: ListChecksIcon },
] as const
