import { cappedCount } from '@aisleway/core/cart/cart'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { SignInIcon } from '@phosphor-icons/react/SignIn'
import { SignOutIcon } from '@phosphor-icons/react/SignOut'
import { StorefrontIcon } from '@phosphor-icons/react/Storefront'
import { Link } from '@tanstack/react-router'
import { useSession } from '../api/session.ts'
import { SignOutHost } from '../features/account/sign-out-host.tsx'
import { useOpenCart } from '../features/cart/cart-panel-host.tsx'
import { useCartCount } from '../features/cart/view-cart-button.tsx'
import { Badge } from '../ui/badge.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { messages } from './messages.ts'
import { navigationLinks } from './navigation-links.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** The navigation of small screens (spec 1 §2); fetched when it is first opened. */
export default function Drawer({ open, onOpenChange }: Props) {
  const { user } = useSession()
  const cartCount = useCartCount()
  const openCart = useOpenCart()
  const close = () => onOpenChange(false)
  return (
    <SignOutHost>
      {signOut => (
        <Sheet
          open={open}
          onOpenChange={onOpenChange}
          side="left"
          title={messages.appName}
          closeLabel={messages.close}
        >
          <nav aria-label={messages.menu}>
            <ul className="flex flex-col gap-1 pb-6">
              {navigationLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} onClick={close} className={rowClass}>
                    <StorefrontIcon aria-hidden weight="bold" />
                    {label}
                  </Link>
                </li>
              ))}
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
                  {cartCount > 0 && (
                    <Badge tone="tint" className="ml-auto">
                      {cappedCount(cartCount)}
                    </Badge>
                  )}
                </button>
              </li>
              <li className="mt-2 border-line border-t pt-3">
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
                    {messages.signOut}
                  </button>
                ) : (
                  <Link to="/auth" onClick={close} className={rowClass}>
                    <SignInIcon aria-hidden weight="bold" />
                    {messages.signIn}
                  </Link>
                )}
              </li>
            </ul>
          </nav>
        </Sheet>
      )}
    </SignOutHost>
  )
}

const rowClass =
  'pressable flex min-h-12 w-full items-center gap-3.5 rounded-control px-3 font-semibold text-row hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-bold aria-[current=page]:text-on-tint [&>svg]:text-[1.375rem]'
