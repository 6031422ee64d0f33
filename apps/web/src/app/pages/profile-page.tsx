import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useSession } from '../../api/session/session.ts'
import { ProfileScreen } from '../../features/account/profile-screen.tsx'
import { useFavorites } from '../../features/favorites/use-favorites.ts'
import { useListCount } from '../../features/lists/use-list-count.ts'
import { HabitsPanel } from '../../features/onboarding/habits/habits-panel.tsx'
import { useInvitationCount } from '../../features/sharing/invitations/use-invitation-count.ts'
import { classNames } from '../../ui/class-names.ts'
import { messages as menu } from '../frame/menu-messages.ts'
import { LocalCataloguePanel } from '../local-catalogue-panel.tsx'
import { messages } from '../messages.ts'
import { PriceNoticesPanel } from '../price-notices-panel.tsx'
import { PushPanel } from '../push-panel.tsx'
import { StaplesPanel } from '../staples-panel.tsx'

/** Joins the account with favorites, lists, invitations, habits, staples, notices and this device, which it does not know. */
export default function ProfilePage() {
  const { user } = useSession()
  return (
    <ProfileScreen
      quickLinks={
        <>
          <AccountLinks />
          {user && <HabitsPanel userId={user.id} />}
          {user && <StaplesPanel />}
          {user && <PriceNoticesPanel userId={user.id} />}
          {user && <PushPanel userId={user.id} />}
          {user && <LocalCataloguePanel userId={user.id} />}
        </>
      }
    />
  )
}

function AccountLinks() {
  const titleId = useId()
  const { count: favoriteCount } = useFavorites()
  const listCount = useListCount()
  return (
    <nav aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="display text-card">
        {menu.account}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(16rem,40%)),1fr))] gap-5">
        <AccountLink
          to="/favorites"
          icon={<HeartIcon />}
          title={menu.myFavorites}
          count={<Count of={favoriteCount} what={menu.favoriteItems} />}
        />
        <AccountLink
          to="/my-lists"
          icon={<ListChecksIcon />}
          title={messages.myLists}
          count={
            <Link
              to="/saved-lists"
              className="relative -my-3 inline-block py-3 underline-offset-4 hover:text-ink hover:underline"
            >
              <Count of={listCount} what={menu.savedLists} />
            </Link>
          }
        />
        <AccountLink
          to="/invitations"
          icon={<EnvelopeSimpleIcon />}
          title={menu.invitations}
          count={<Count of={useInvitationCount()} what={menu.pendingInvitations} />}
          className="col-span-full"
        />
      </div>
    </nav>
  )
}

type AccountLinkProps = {
  to: '/favorites' | '/my-lists' | '/invitations'
  icon: ReactNode
  title: string
  count: ReactNode
  className?: string
}

/** The whole card is pressable; the count is a link on top of it. */
function AccountLink({ to, icon, title, count, className }: AccountLinkProps) {
  return (
    <div
      className={classNames(
        'pressable relative flex items-center gap-4 rounded-panel bg-surface p-5 hover:bg-sunken sm:p-6',
        className,
      )}
    >
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-control bg-tint text-2xl text-on-tint"
      >
        {icon}
      </span>
      <span className="min-w-0 grow">
        <Link
          to={to}
          className="display block text-card outline-none after:absolute after:inset-0 after:rounded-panel focus-visible:after:outline-focus focus-visible:after:outline-ink focus-visible:after:outline-offset-2"
        >
          {title}
        </Link>
        <span className="mt-1 block text-ink2">{count}</span>
      </span>
      <CaretRightIcon className="shrink-0 text-ink2 text-xl smallest:hidden" />
    </div>
  )
}

/** Without a number while that is unknown. */
function Count({ of, what }: { of: number | undefined; what: (n: number) => string }) {
  if (of === undefined) return what(0)
  return (
    <>
      <strong className="font-bold text-ink">{of}</strong> {what(of)}
    </>
  )
}
