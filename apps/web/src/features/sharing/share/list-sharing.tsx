import type { ListCard } from '@aisleway/core/lists/contract'
import { LeaveListButton } from './leave-list-button.tsx'
import { ShareListButton } from './share-list-button.tsx'

type Props = {
  list: Pick<ListCard, 'id' | 'name' | 'access' | 'collaboratorsCount'>
  onGone: () => void
}

/** The part of a list's card where the owner shares it and everybody else can leave it. */
export function ListSharing({ list, onGone }: Props) {
  return list.access === 'own' ? (
    <ShareListButton list={list} />
  ) : (
    <LeaveListButton list={list} onGone={onGone} />
  )
}
