import { useState } from 'react'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { readStored, removeStored, writeStored } from '../../../api/device-records/stored.ts'

/** What was typed of a note, which stays on the device until it is saved. */
export function useNoteDraft(userId: string, productId: string) {
  const key = deviceKey(userId, 'note-draft', productId)
  const [draft, setDraft] = useState(() => readStored(key, draftRecord))
  return {
    draft,
    keep(text: string) {
      setDraft(text)
      try {
        writeStored(key, draftRecord, text)
      } catch {
        // If the browser has no room, it lasts as long as the form.
      }
    },
    /** What was typed while this text was saving is kept. */
    forget(saved: string) {
      setDraft(now => (now === saved ? undefined : now))
      // The form may have closed since, so that only the device has what was typed last.
      if (readStored(key, draftRecord) === saved) removeStored(key)
    },
  }
}

const draftRecord: RecordKind<string> = {
  migrations: [unchanged],
  read: data => (isText(data) ? data : undefined),
}
