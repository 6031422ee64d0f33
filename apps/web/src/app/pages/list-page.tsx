import type { ListHead } from '@aisleway/core/lists/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { openRecords } from '../../api/device-records/device-records.ts'
import { ListScreen } from '../../features/lists/page/list-screen.tsx'
import { ListSharing } from '../../features/sharing/share/list-sharing.tsx'
import { collaboratorsQuery } from '../../features/sharing/sharing-queries.ts'

export const ready = openRecords()

/** Joins a list with sharing, which lists do not know. */
export function ListPage() {
  const { listId = '' } = useParams({ strict: false })
  return (
    <ListScreen
      listId={listId}
      sharing={(list, onGone) => <SharingOf list={list} onGone={onGone} />}
    />
  )
}

function SharingOf({ list, onGone }: { list: ListHead; onGone: () => void }) {
  const { data } = useQuery({
    ...collaboratorsQuery(list.id),
    enabled: list.access === 'own' && list.isShared,
  })
  const asked = data?.filter(({ status }) => status !== 'declined').length ?? 0
  return <ListSharing list={{ ...list, collaboratorsCount: asked }} onGone={onGone} />
}
