import { copyText } from '../../../../ui/page/share-or-copy.ts'
import { messages } from '../messages.ts'

export function copySecret(secret: string): Promise<void> {
  return copyText(secret, {
    // Brief, because on a phone the toast covers the field that the secret is for.
    copied: { ...messages.copied, durationMs: 2000 },
    failed: { title: messages.copyFailed },
  })
}
