import { type Toast, toast } from '../feedback/toast.ts'

type Toasts = { copied: Toast; failed: Toast }

/** Copies a text and says so. Browsers offer no clipboard to pages on plain HTTP, and may refuse it. */
export async function copyText(text: string, { copied, failed }: Toasts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.show(copied)
  } catch {
    toast.error(failed)
  }
}

/** Shares through the device's share sheet, or copies to the clipboard if it has none. */
export async function shareOrCopy(
  title: string,
  shared: { text: string } | { url: string },
  toasts: Toasts,
): Promise<void> {
  if (!navigator.share) return copyText('url' in shared ? shared.url : shared.text, toasts)
  try {
    await navigator.share({ title, ...shared })
  } catch (error) {
    const isChangedMind = error instanceof DOMException && error.name === 'AbortError'
    if (!isChangedMind) toast.error(toasts.failed)
  }
}
