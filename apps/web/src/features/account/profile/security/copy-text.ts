import { toast } from '../../../../ui/feedback/toast.ts'
import { messages } from '../messages.ts'

/** Copies a text and says so. Browsers offer no clipboard to pages on plain HTTP. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    // Brief, because on a phone the toast covers the field that the copied text is for.
    toast.show({ ...messages.copied, durationMs: 2000 })
  } catch {
    toast.error({ title: messages.copyFailed })
  }
}
