import { Button } from '../../../ui/controls/button.tsx'
import { messages } from './messages.ts'

export function SubmitButton({ isPending }: { isPending: boolean }) {
  return (
    <Button type="submit" size="final" busy={isPending} busyLabel={messages.submitBusy}>
      {messages.submit}
    </Button>
  )
}
