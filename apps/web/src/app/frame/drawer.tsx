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
import { type ComponentType, useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { LanguageButtons } from '../../features/account/language/language-buttons.tsx'
import { SignOutHost } from '../../features/account/sign-out/sign-out-host.tsx'
import { useOpenCart } from '../../features/cart/panel/cart-panel-host.tsx'
import { useCartCount } from '../../features/cart/panel/view-cart-button.tsx'
import { messages as cartMessages } from '../../features/cart/panel/view-cart-messages.ts'
import { useFavorites } from '../../features/favorites/use-favorites.ts'
import { useListCount } from '../../features/lists/use-list-count.ts'
import { messages as noticeMessages } from '../../features/notices/messages.ts'
import { NoticesSheet } from '../../features/notices/notices-sheet.tsx'
import { useNotices } from '../../features/notices/use-notices.ts'
import { useInvitationCount } from '../../features/sharing/invitations/use-invitation-count.ts'
import { messages as uiMessages } from '../../ui/messages.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { messages } from '../messages.ts'
import { ButtonRow, LinkRow, rowClass } from './drawer-rows.tsx'
import { messages as menu } from './menu-messages.ts'
import { type NavigationPath, navigationLinks } from './navigation-links.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** The navigation on small screens (spec 1 §2), lazy-loaded when first opened. */
export default function Drawer({ open, onOpenChange }: Props) {
  const { user } = useSession()
  const cartCount = useCartCount()
  const { list: favorites } = useFavorites()
  const listCount = useListCount()
  const openCart = useOpenCart()
  const unread = useNotices().list?.unread ?? 0
  const invitationCount = useInvitationCount()
  const [areNoticesOpen, setNoticesOpen] = useState(false)
  const counts: Partial<Record<NavigationPath, number | undefined>> = {
    '/favorites': favorites.length,
    '/my-lists': listCount,
  }
  const close = () => onOpenChange(false)
  const closeAnd = (action: () => void) => {
    close()
    action()
  }
  return (
    <SignOutHost>
      {signOut => (
        <>
          <Sheet
            open={open}
            onOpenChange={onOpenChange}
            side="left"
            title={messages.appName}
            closeLabel={uiMessages.close}
          >
            <nav aria-label={menu.menu}>
              <ul className="flex flex-col gap-1 pb-6">
                {drawerLinks.map(({ to, label }) => (
                  <LinkRow
                    key={to}
                    to={to}
                    icon={icons[to]}
                    label={label}
                    count={counts[to]}
                    onPress={close}
                  />
                ))}
                {user && (
                  <>
                    <LinkRow
                      to="/cookbook"
                      icon={BookOpenTextIcon}
                      label={menu.cookbook}
                      onPress={close}
                    />
                    <LinkRow to="/pantry" icon={JarIcon} label={menu.pantry} onPress={close} />
                  </>
                )}
                <ButtonRow
                  icon={BasketIcon}
                  label={cartMessages.viewCart}
                  count={cartCount}
                  onPress={() => closeAnd(openCart)}
                />
                {user ? (
                  <>
                    <ButtonRow
                      isApart
                      icon={BellIcon}
                      label={noticeMessages.title}
                      count={unread}
                      onPress={() => closeAnd(() => setNoticesOpen(true))}
                    />
                    <LinkRow
                      to="/invitations"
                      icon={EnvelopeSimpleIcon}
                      label={menu.invitations}
                      count={invitationCount}
                      onPress={close}
                    />
                    <LinkRow
                      to="/profile"
                      icon={UserCircleIcon}
                      label={menu.myProfile}
                      onPress={close}
                    />
                    <ButtonRow
                      icon={SignOutIcon}
                      label={menu.signOut}
                      onPress={() => closeAnd(signOut)}
                    />
                  </>
                ) : (
                  <LinkRow
                    isApart
                    to="/auth"
                    icon={SignInIcon}
                    label={messages.signIn}
                    onPress={close}
                  />
                )}
                <li>
                  <LanguageButtons icon={<TranslateIcon />} className={rowClass} />
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
} satisfies Record<NavigationPath, ComponentType>
