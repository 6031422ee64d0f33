import { useState } from 'react'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { isObject, isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { readStored, removeStored, writeStored } from '../../../api/device-records/stored.ts'

type NoteDraft = {
  text: string
  /** The saved note at that time; absent if it was not known. */
  saved?: string
}

/** What was typed of a note, which stays on the device until it is saved. */
export function useNoteDraft(userId: string, productId: string) {
  const key = deviceKey(userId, 'note-draft', productId)
  const [found] = useState(() => readStored(key, draftRecord))
  const [draft, setDraft] = useState(found)
  return {
    draft: draft?.text,
    keep(text: string, saved: string | undefined) {
      const typed = { text, ...(saved !== undefined && { saved }) }
      // A space typed after the saved note stays in the field, since a word may follow.
      setDraft(text === saved ? undefined : typed)
      if (text.trim() === saved) {
        removeStored(key)
        return
      }
      try {
        writeStored(key, draftRecord, typed)
      } catch {
        // If the browser has no room, it lasts as long as the form.
      }
    },
    /** What was typed while this text was saving is kept. */
    forget(saved: string) {
      setDraft(now => (now?.text === saved ? undefined : now))
      // The form may have closed since, so that only the device has what was typed last.
      if (readStored(key, draftRecord)?.text === saved) removeStored(key)
    },
    /** Whether the draft may replace this note without asking: a note saved elsewhere since may be newer. */
    mayReplace: (saved: string) => draft?.saved === saved || draft !== found,
  }
}

const draftRecord: RecordKind<NoteDraft> = {
  migrations: [unchanged, text => ({ text })],
  read: data =>
    isObject(data) && isText(data.text)
      ? { text: data.text, ...(isText(data.saved) && { saved: data.saved }) }
      : undefined,
}
