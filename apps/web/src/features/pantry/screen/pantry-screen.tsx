import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { usePageTitle } from '../../../ui/page/use-page-title.ts'
import { messages } from '../messages.ts'
import { pantryQuery } from '../pantry-query.ts'
import { usePantryTarget } from '../use-pantry-target.ts'
import { BeginPantry } from './begin-pantry.tsx'
import { PantrySections } from './pantry-sections.tsx'
import { Together } from './together.tsx'
import { useEditedEntry } from './use-edited-entry.ts'
import { WaysToAdd } from './ways-to-add.tsx'

const EntryDialog = preloadedDialog(() => import('./entry-dialog.tsx'))

type Props = {
  /** The staples answer, which belongs to meals. */
  staples: ReactNode
  lastTripId: string | undefined
}

/** What is at home. */
export function PantryScreen({ staples, lastTripId }: Props) {
  const { data: pantry, isError, refetch } = useQuery(pantryQuery)
  const target = usePantryTarget(pantry)
  const edited = useEditedEntry(pantry?.entries ?? [])
  usePageTitle(messages.pageTitle)
  return (
    <main id="content" className="page gutter py-5 browse:py-6">
      <div className="mx-auto max-w-220">
        <h1 className="display text-title">{messages.title}</h1>
        <p className="mt-1.5 text-ink2">{messages.subtitle}</p>
        {pantry ? (
          <div className="mt-4 flex flex-col gap-5">
            {/* In the same position with and without entries, so that the scanner stays open after the
                first one. */}
            <WaysToAdd target={target} />
            {pantry.entries.length > 0 ? (
              <PantrySections entries={pantry.entries} onEdit={edited.edit} />
            ) : (
              <BeginPantry lastTripId={lastTripId} />
            )}
            <section className="rounded-panel bg-surface p-5" aria-label={messages.staples}>
              <h2 className="display text-card">{messages.staples}</h2>
              <p className="mt-1 mb-3 text-ink2">{messages.staplesText}</p>
              {staples}
            </section>
            <Together pantry={pantry} />
            <EntryDialog
              open={edited.entry !== undefined}
              onOpenChange={isOpen => !isOpen && edited.endEdit()}
              entry={edited.entry}
            />
          </div>
        ) : isError ? (
          <LoadFailed title={messages.loadFailed} onRetry={refetch} />
        ) : (
          <PantrySkeleton />
        )}
      </div>
    </main>
  )
}

function PantrySkeleton() {
  return (
    <div className="mt-4 animate-pulse">
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Skeleton className="mb-5 h-12 w-80 max-w-full" />
      <Skeleton className="mb-5 h-13" />
      <Skeleton className="mb-2 h-6 w-32" />
      {[1, 2, 3, 4].map(place => (
        <Skeleton key={place} className="mb-1.5 h-19 rounded-control!" />
      ))}
    </div>
  )
}
