import { lazy, Suspense } from 'react'
import { ListCardsSkeleton } from '../features/lists/my-lists/list-cards-skeleton.tsx'
import { MyListsScreen } from '../features/lists/my-lists/my-lists-screen.tsx'
import { ListSharing } from '../features/sharing/share/list-sharing.tsx'

const CompletedLists = lazy(async () => ({
  default: (await import('../features/trips/completed/completed-lists.tsx')).CompletedLists,
}))

/** Lists know no trips and no sharing: here they meet. The charts come with the tab that shows them. */
export function MyListsPage() {
  return (
    <MyListsScreen
      sharing={(list, onGone) => <ListSharing list={list} onGone={onGone} />}
      completed={
        <Suspense fallback={<ListCardsSkeleton />}>
          <CompletedLists />
        </Suspense>
      }
    />
  )
}
