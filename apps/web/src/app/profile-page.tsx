import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import { ListChecksIcon } from '@phosphor-icons/react/ListChecks'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ProfileScreen } from '../features/account/profile-screen.tsx'
import { useFavorites } from '../features/favorites/use-favorites.ts'
import { useListCount } from '../features/lists/use-list-count.ts'
import { messages } from './messages.ts'

/** The account knows no favorites and no lists: here they meet. */
export function ProfilePage() {
  return <ProfileScreen shelf={<Shelf />} />
}

function Shelf() {
  const { list: favorites } = useFavorites()
  const listCount = useListCount()
  return (
    <nav aria-label={messages.myAccount} className="grid gap-5 sm:grid-cols-2">
      <ShelfLink
        to="/favorites"
        icon={<HeartIcon weight="bold" />}
        title={messages.myFavorites}
        count={favorites.length}
        what={messages.favoriteItems}
      />
      <ShelfLink
        to="/my-lists"
        icon={<ListChecksIcon weight="bold" />}
        title={messages.myLists}
        count={listCount}
        what={messages.savedLists}
      />
    </nav>
  )
}

type ShelfLinkProps = {
  to: '/favorites' | '/my-lists'
  icon: ReactNode
  title: string
  count: number
  what: string
}

function ShelfLink({ to, icon, title, count, what }: ShelfLinkProps) {
  return (
    <Link
      to={to}
      className="pressable flex items-center gap-4 rounded-panel bg-surface p-5 hover:bg-sunken sm:p-6"
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
