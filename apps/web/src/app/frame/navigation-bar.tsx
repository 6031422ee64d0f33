import { ListIcon } from '@phosphor-icons/react/List'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { ViewCartButton } from '../../features/cart/panel/view-cart-button.tsx'
import { useListCount } from '../../features/lists/use-list-count.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Avatar } from '../../ui/display/avatar.tsx'
import { CountBadge } from '../../ui/display/count-badge.tsx'
import { PartBoundary } from '../../ui/feedback/part-boundary.tsx'
import { preloadedDialog } from '../../ui/overlays/preloaded-dialog.tsx'
import { SkipLink } from '../../ui/page/skip-link.tsx'
import { stickyTop } from '../../ui/page/sticky-bar.ts'
import { lazyPart } from '../../ui/scheduling/lazy-part.ts'
import { lazyLast } from '../../ui/scheduling/preloaded-part.ts'
import { messages } from '../messages.ts'
import { ProductSearch } from '../search/product-search.tsx'
import { Logo } from './logo.tsx'
import { navigationLinks, useLinkAbove } from './navigation-links.ts'

const Drawer = preloadedDialog(() => import('./drawer.tsx'))
const UserMenu = lazyPart(() => import('./user-menu.tsx'))
const NoticeBell = lazyPart(() => import('../../features/notices/notice-bell.tsx'))
const UnreadDot = lazyLast(() => import('../../features/notices/unread-dot.tsx'))

export function NavigationBar({ isSmall }: { isSmall: boolean }) {
  return (
    <header ref={stickyTop} className="top-bar border-line border-b bg-surface print:hidden">
      <SkipLink />
      <nav
        aria-label={messages.mainNavigation}
        className="group/bar page gutter flex min-h-16 flex-wrap items-center gap-x-2 browse:gap-x-3 lg:gap-x-6"
      >
        {isSmall ? <SmallBar /> : <WideBar />}
      </nav>
    </header>
  )
}

function SmallBar() {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="flex items-center gap-2 group-has-[[role=combobox][aria-expanded=true]]/bar:hidden">
        <span className="-ml-2 relative">
          <IconButton
            label={messages.openMenu}
            icon={<ListIcon />}
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          />
          {user && (
            <PartBoundary>
              <UnreadDot />
            </PartBoundary>
          )}
        </span>
        <Logo />
      </div>
      <ProductSearch className="min-w-0 grow basis-0" />
      <Drawer open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function WideBar() {
  const { user, isLoading } = useSession()
  const listCount = useListCount()
  const current = useLinkAbove()
  return (
    <>
      <div className="max-xl:[&_span]:sr-only">
        <Logo withName />
      </div>
      <ul className="flex gap-2.5 lg:gap-6">
        {navigationLinks.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className="top-link flex items-center gap-2 font-semibold hover:text-ink max-lg:text-meta"
            >
              {label}
              {to === '/my-lists' && !!listCount && (
                <CountBadge count={listCount} tone="quiet" className="max-lg:hidden" />
              )}
            </Link>
          </li>
        ))}
      </ul>
      <ProductSearch className="relative min-w-0 grow basis-1/2 max-xl:pb-2.5 xl:basis-0" />
      <div className="ml-auto flex items-center gap-1 browse:gap-4 max-xl:pb-2.5">
        <ViewCartButton />
        {user ? (
          <>
            <PartBoundary fallback={<span className="size-11" />}>
              <NoticeBell />
            </PartBoundary>
            <PartBoundary fallback={<Avatar name={user.fullName} />}>
              <UserMenu user={user} />
            </PartBoundary>
          </>
        ) : (
          <Link
            to="/auth"
            className={buttonClass({ variant: 'sunken', size: 'compact' })}
            // Hidden while it is unknown who is signed in, so that the links keep their place.
            style={{ visibility: isLoading ? 'hidden' : 'visible' }}
          >
            {messages.signIn}
          </Link>
        )}
      </div>
    </>
  )
}
