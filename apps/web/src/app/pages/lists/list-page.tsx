import { useParams } from '@tanstack/react-router'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { ListScreen } from '../../../features/lists/page/list-screen.tsx'
import { SharingOf } from './sharing-of.tsx'

/** @public `lazyScreen` waits for it. */
export const ready = openRecords()

/** Joins a list with sharing, which lists do not know. */
export default function ListPage() {
  const { listId = '' } = useParams({ strict: false })
  return (
    <ListScreen
      listId={listId}
      sharing={(list, onGone) => <SharingOf list={list} onGone={onGone} />}
    />
  )
}
