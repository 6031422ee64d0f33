import { useState } from 'react'
import { draftAt } from '../../../api/device-records/draft.ts'
import { draftKey } from '../../../api/device-records/keys.ts'
import { isObject, isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'

type NoteDraft = {
  text: string
  /** The saved note at that time; absent if it was not known. */
  saved?: string
}

/** The unsaved text of a note, which stays on the device until it is saved. */
export function useNoteDraft(userId: string, productId: string) {
  const kept = draftAt(draftKey(userId, 'note', productId), draftRecord)
  const [found] = useState(kept.read)
  const [draft, setDraft] = useState(found)
  return {
    draft: draft?.text,
    keep(text: string, saved: string | undefined) {
      const typed = { text, ...(saved !== undefined && { saved }) }
      // A space typed after the saved note stays in the field, since a word may follow.
      setDraft(text === saved ? undefined : typed)
      if (text.trim() === saved) kept.forget()
      else kept.keep(typed)
    },
    /** Called when this text has been saved. What was typed meanwhile is kept. */
    forget(saved: string) {
      setDraft(now => (now?.text === saved ? undefined : now))
      // If the form has closed since, only the device knows what was typed last.
      if (kept.read()?.text === saved) kept.forget()
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
