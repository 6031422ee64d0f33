import { useQuery } from '@tanstack/react-query'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { collaboratorsQuery } from '../sharing-queries.ts'
import { CollaboratorRow } from './collaborator-row.tsx'
import { messages } from './messages.ts'

/** Lists the newest first. A failure to fetch them is silent (spec 2 §8). */
export function CollaboratorList({ listId }: { listId: string }) {
  const { data: collaborators, isPending } = useQuery(collaboratorsQuery(listId))
  return (
    <section aria-labelledby="collaborators" className="mt-6 border-line border-t pt-5">
      <h3 id="collaborators" className="font-bold text-row">
        {messages.collaborators}
      </h3>
      {isPending && (
        <div className="mt-3 flex h-24 items-center gap-3">
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <Skeleton className="size-11 rounded-full!" />
          <Skeleton className="h-10 grow" />
        </div>
      )}
      {collaborators?.length === 0 && <p className="mt-1.5 text-ink2">{messages.none}</p>}
      <ul className="divide-y divide-line">
        {collaborators?.map(collaborator => (
          <CollaboratorRow key={collaborator.id} listId={listId} collaborator={collaborator} />
        ))}
      </ul>
    </section>
  )
}
