import { toast } from '../../../../ui/feedback/toast.ts'
import { messages } from '../messages.ts'

/** Copies, and says so. Over plain http a browser gives no clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    // Short: on a phone it lies over the field that the copied text is for.
    toast.show({ ...messages.copied, durationMs: 2000 })
  } catch {
    toast.error({ title: messages.copyFailed })
  }
}
