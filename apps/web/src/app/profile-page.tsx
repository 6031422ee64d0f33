import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { ProfileScreen } from '../features/account/profile-screen.tsx'
import { useFavorites } from '../features/favorites/use-favorites.ts'
import { useListCount } from '../features/lists/use-list-count.ts'
import { HabitsPanel } from '../features/onboarding/habits-panel.tsx'
import { useInvitationCount } from '../features/sharing/invitations/use-invitation-count.ts'
import { classNames } from '../ui/class-names.ts'
import { messages as menu } from './menu-messages.ts'
import { messages } from './messages.ts'

/** The account knows no favorites, lists, invitations and habits: here they meet. */
export function ProfilePage() {
  const { user } = useSession()
  return (
    <ProfileScreen
      shelf={
        <>
          <Shelf />
          {user && <HabitsPanel userId={user.id} />}
        </>
      }
    />
  )
}

function Shelf() {
  const { list: favorites } = useFavorites()
  const listCount = useListCount()
  return (
    <nav aria-label={menu.myAccount} className="grid gap-5 sm:grid-cols-2">
      <ShelfLink
        to="/favorites"
        icon={<HeartIcon weight="bold" />}
        title={menu.myFavorites}
        count={favorites.length}
        what={menu.favoriteItems}
      />
      <ShelfLink
        to="/my-lists"
        icon={<ListChecksIcon weight="bold" />}
        title={messages.myLists}
        count={listCount}
        what={menu.savedLists}
      />
      <ShelfLink
        to="/invitations"
        icon={<EnvelopeSimpleIcon weight="bold" />}
        title={menu.invitations}
        count={useInvitationCount()}
        what={menu.pendingInvitations}
        className="sm:col-span-2"
      />
    </nav>
  )
}

type ShelfLinkProps = {
  to: '/favorites' | '/my-lists' | '/invitations'
  icon: ReactNode
  title: string
  count: number
  what: string
  className?: string
}

function ShelfLink({ to, icon, title, count, what, className }: ShelfLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'pressable flex items-center gap-4 rounded-panel bg-surface p-5 hover:bg-sunken sm:p-6',
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
        <span className="display block text-card">{title}</span>
        <span className="mt-1 block text-ink2">
          <strong className="font-bold text-ink">{count}</strong> {what}
        </span>
      </span>
      <CaretRightIcon aria-hidden weight="bold" className="shrink-0 text-ink2 text-xl" />
    </Link>
  )
}
