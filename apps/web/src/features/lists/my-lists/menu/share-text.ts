import { toast } from '../../../../ui/feedback/toast.ts'
import { messages } from '../messages.ts'

/** Shares through the device's share sheet, or copies to the clipboard if it has none. */
export async function shareText(title: string, text: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title, text })
    await navigator.clipboard.writeText(text)
    toast.show(messages.copied)
  } catch (error) {
    const isChangedMind = error instanceof DOMException && error.name === 'AbortError'
    if (!isChangedMind) toast.error(messages.copyFailed)
  }
}
