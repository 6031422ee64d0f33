import { ListMagnifyingGlassIcon } from '@phosphor-icons/react/ListMagnifyingGlass'
import { WarningCircleIcon } from '@phosphor-icons/react/WarningCircle'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from './generating.tsx'
import { type Draw, generatedListQuery } from './generator-queries.ts'
import { ListResults } from './list-results.tsx'
import { messages } from './messages.ts'

type Props = { draw: Draw; takesFocus: boolean; onGenerateAgain: () => void }

/** The list of one draw. */
export function GeneratedList({ draw, takesFocus, onGenerateAgain }: Props) {
  const { user } = useSession()
  const { data, isPending, isError, refetch } = useQuery(generatedListQuery(draw))
  if (isPending || !user) return <ListSkeleton />
  if (isError || data.items.length === 0) {
    const { title, message } = isError ? messages.failed : messages.noneFound
    const Icon = isError ? WarningCircleIcon : ListMagnifyingGlassIcon
    return (
      <section>
        <h1 className="sr-only">{messages.title}</h1>
        <EmptyState
          title={title}
          picture={<Icon weight="bold" />}
          actions={isError && <Button onClick={() => refetch()}>{messages.tryAgain}</Button>}
        >
          {message}
        </EmptyState>
      </section>
    )
  }
  return (
    <ListResults
      userId={user.id}
      draw={draw}
      items={data.items}
      takesFocus={takesFocus}
      onGenerateAgain={onGenerateAgain}
    />
  )
}
