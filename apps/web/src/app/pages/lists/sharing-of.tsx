import type { ListHead } from '@aisleway/core/lists/contract'
import { useQuery } from '@tanstack/react-query'
import { ListSharing } from '../../../features/sharing/share/list-sharing.tsx'
import { collaboratorsQuery } from '../../../features/sharing/sharing-queries.ts'

/** What sharing adds to the screen of a list or of its plan. */
export function SharingOf({ list, onGone }: { list: ListHead; onGone: () => void }) {
  const { data } = useQuery({
    ...collaboratorsQuery(list.id),
    enabled: list.access === 'own' && list.isShared,
  })
  const asked = data?.filter(({ status }) => status !== 'declined').length ?? 0
  return <ListSharing list={{ ...list, collaboratorsCount: asked }} onGone={onGone} />
}
