import { Button } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { messages } from './messages.ts'

type Props = {
  /** The text to show if the part could not be loaded; false while it is loading. */
  failure: string | false
  onRetry: () => unknown
}

/** Replaces a part of Profile that has not loaded yet. */
export function PartState({ failure, onRetry }: Props) {
  if (!failure) return <Skeleton className="my-2.5 h-12" />
  return (
    <div className="flex min-h-17 flex-wrap items-center justify-between gap-3 py-2.5">
      <p className="text-ink2">{failure}</p>
      <Button variant="sunken" size="compact" onClick={() => onRetry()}>
        {messages.tryAgain}
      </Button>
    </div>
  )
}
