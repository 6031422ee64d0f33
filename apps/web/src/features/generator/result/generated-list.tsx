import { ListMagnifyingGlassIcon } from '@phosphor-icons/react/ListMagnifyingGlass'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/session.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { ListSkeleton } from '../form/generating.tsx'
import { generatedListQuery, type SeededPick } from '../generator-queries.ts'
import { messages } from '../messages.ts'
import { ListResults } from './list-results.tsx'

type Props = { pick: SeededPick; onGenerateAgain: () => void }

/** The list of one pick. */
export function GeneratedList({ pick, onGenerateAgain }: Props) {
  const { user } = useSession()
  const { data, isPending, refetch } = useQuery(generatedListQuery(pick))
  if (isPending || !user) return <ListSkeleton />
  if (!data || data.items.length === 0) {
    const { failed, noneFound } = messages
    return (
      <section>
        <h1 className="sr-only">{messages.title}</h1>
        {data ? (
          <EmptyState title={noneFound.title} picture={<ListMagnifyingGlassIcon />}>
            {noneFound.message}
          </EmptyState>
        ) : (
          <LoadFailed title={failed.title} onRetry={refetch}>
            {failed.message}
          </LoadFailed>
        )}
      </section>
    )
  }
  return (
    <ListResults
      userId={user.id}
      pick={pick}
      items={data.items}
      onGenerateAgain={onGenerateAgain}
    />
  )
}
