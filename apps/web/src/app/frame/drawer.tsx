import { BasketIcon } from '@phosphor-icons/react/Basket'
import { BellIcon } from '@phosphor-icons/react/Bell'
import { BookOpenTextIcon } from '@phosphor-icons/react/BookOpenText'
import { CalendarDotsIcon } from '@phosphor-icons/react/CalendarDots'
import { CookingPotIcon } from '@phosphor-icons/react/CookingPot'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import { InfoIcon } from '@phosphor-icons/react/Info'
import { JarIcon } from '@phosphor-icons/react/Jar'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { SignInIcon } from '@phosphor-icons/react/SignIn'
import { SignOutIcon } from '@phosphor-icons/react/SignOut'
import { StorefrontIcon } from '@phosphor-icons/react/Storefront'
import { TranslateIcon } from '@phosphor-icons/react/Translate'
import { UserCircleIcon } from '@phosphor-icons/react/UserCircle'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { LanguageButtons } from '../../features/account/language/language-buttons.tsx'
import { SignOutHost } from '../../features/account/sign-out/sign-out-host.tsx'
import { useOpenCart } from '../../features/cart/panel/cart-panel-host.tsx'
import { useCartCount } from '../../features/cart/panel/view-cart-button.tsx'
import { useFavorites } from '../../features/favorites/use-favorites.ts'
import { useListCount } from '../../features/lists/use-list-count.ts'
import { messages as noticeMessages } from '../../features/notices/messages.ts'
import { NoticesSheet } from '../../features/notices/notices-sheet.tsx'
import { useNotices } from '../../features/notices/use-notices.ts'
import { useInvitationCount } from '../../features/sharing/invitations/use-invitation-count.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { cappedCount } from '../../ui/text/capped-count.ts'
import { messages } from '../messages.ts'
import { messages as menu } from './menu-messages.ts'
import { navigationLinks } from './navigation-links.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** The navigation of small screens (spec 1 §2), which is fetched when it is first opened. */
export default function Drawer({ open, onOpenChange }: Props) {
  const { user } = useSession()
  const cartCount = useCartCount()
  const { list: favorites } = useFavorites()
  const listCount = useListCount()
  const openCart = useOpenCart()
  const unread = useNotices().list?.unread ?? 0
  const invitationCount = useInvitationCount()
  const [areNoticesOpen, setNoticesOpen] = useState(false)
  const close = () => onOpenChange(false)
  return (
    <SignOutHost>
      {signOut => (
        <>
          <Sheet
            open={open}
            onOpenChange={onOpenChange}
            side="left"
            title={messages.appName}
            closeLabel={messages.close}
          >
            <nav aria-label={menu.menu}>
              <ul className="flex flex-col gap-1 pb-6">
                {drawerLinks.map(({ to, label }) => {
                  const Icon = icons[to]
                  return (
                    <li key={to}>
                      <Link to={to} onClick={close} className={rowClass}>
                        <Icon aria-hidden weight="bold" />
                        {label}
                        {to === '/favorites' && <RowCount count={favorites.length} />}
                        {to === '/my-lists' && <RowCount count={listCount} />}
                      </Link>
                    </li>
                  )
                })}
                {user && (
                  <>
                    <li>
                      <Link to="/cookbook" onClick={close} className={rowClass}>
                        <BookOpenTextIcon aria-hidden weight="bold" />
                        {menu.cookbook}
                      </Link>
                    </li>
                    <li>
                      <Link to="/pantry" onClick={close} className={rowClass}>
                        <JarIcon aria-hidden weight="bold" />
                        {menu.pantry}
                      </Link>
                    </li>
                  </>
                )}
                <li>
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      openCart()
                    }}
                    className={rowClass}
                  >
                    <BasketIcon aria-hidden weight="bold" />
                    {messages.viewCart}
                    <RowCount count={cartCount} />
                  </button>
                </li>
                {user && (
                  <>
                    <li className="mt-2 border-line border-t pt-3">
                      <button
                        type="button"
                        onClick={() => {
                          close()
                          setNoticesOpen(true)
                        }}
                        className={rowClass}
                      >
                        <BellIcon aria-hidden weight="bold" />
                        {noticeMessages.title}
                        <RowCount count={unread} />
                      </button>
                    </li>
                    <li>
                      <Link to="/invitations" onClick={close} className={rowClass}>
                        <EnvelopeSimpleIcon aria-hidden weight="bold" />
                        {menu.invitations}
                        <RowCount count={invitationCount} />
                      </Link>
                    </li>
                    <li>
                      <Link to="/profile" onClick={close} className={rowClass}>
                        <UserCircleIcon aria-hidden weight="bold" />
                        {menu.myProfile}
                      </Link>
                    </li>
                  </>
                )}
                <li className={user ? undefined : 'mt-2 border-line border-t pt-3'}>
                  {user ? (
                    <button
                      type="button"
                      onClick={() => {
                        close()
                        signOut()
                      }}
                      className={rowClass}
                    >
                      <SignOutIcon aria-hidden weight="bold" />
                      {menu.signOut}
                    </button>
                  ) : (
                    <Link to="/auth" onClick={close} className={rowClass}>
                      <SignInIcon aria-hidden weight="bold" />
                      {messages.signIn}
                    </Link>
                  )}
                </li>
                <li>
                  <LanguageButtons
                    icon={<TranslateIcon aria-hidden weight="bold" />}
                    className={rowClass}
                  />
                </li>
              </ul>
            </nav>
          </Sheet>
          <NoticesSheet open={areNoticesOpen} onOpenChange={setNoticesOpen} />
        </>
      )}
    </SignOutHost>
  )
}

function RowCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="tint" className="ml-auto">
      {cappedCount(count)}
    </Badge>
  )
}

/** About comes last here (spec 1 §2). */
const drawerLinks = navigationLinks.toSorted(
  (one, other) => Number(one.to === '/about') - Number(other.to === '/about'),
)

const icons = {
  '/meals': CookingPotIcon,
  '/plan': CalendarDotsIcon,
  '/browse': StorefrontIcon,
  '/favorites': HeartIcon,
  '/my-lists': ListChecksIcon,
  '/about': InfoIcon,
} satisfies Record<(typeof navigationLinks)[number]['to'], unknown>

const rowClass =
  'pressable flex min-h-12 w-full items-center gap-3.5 rounded-control px-3 font-semibold text-row hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-bold aria-[current=page]:text-on-tint [&>svg]:text-[1.375rem]'
