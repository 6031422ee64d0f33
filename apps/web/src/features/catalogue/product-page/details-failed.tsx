import { Button } from '../../../ui/controls/button.tsx'
import { messages } from './messages.ts'

export function DetailsFailed({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="text-ink2">{messages.detailsFailed}</p>
      <Button variant="outline" size="compact" onClick={() => onRetry()}>
        {messages.tryAgain}
      </Button>
    </div>
  )
}
