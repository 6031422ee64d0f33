import { staples } from '@aisleway/core/meals/basket/staples'
import { useQuery } from '@tanstack/react-query'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { messages } from '../messages.ts'
import { EditStaples } from './edit-staples.tsx'
import { staplesQuery, useSaveStaples } from './use-staples.ts'

/** Asks beside the price until the shopper has answered once (answer 32). */
export function AskStaples({ className }: { className?: string }) {
  const { data } = useQuery(staplesQuery)
  const { save, isSaving } = useSaveStaples()
  if (data !== null) return null
  return (
    <section
      aria-label={messages.staplesQuestion}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-control bg-tint p-3.5 text-on-tint',
        className,
      )}
    >
      <p className="min-w-[min(12rem,100%)] flex-1">
        <span className="block font-bold">{messages.staplesQuestion}</span>
        <span className="text-meta">{messages.staplesReason}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="compact"
          busy={isSaving}
          busyLabel={messages.staplesSaving}
          onClick={() => save([...staples])}
        >
          {messages.staplesAll}
        </Button>
        <EditStaples saved={null} label={messages.staplesSome} />
      </div>
    </section>
  )
}
