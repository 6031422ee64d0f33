import { knownKinds } from '../../api/outbox/kinds.ts'
import { isActedOn } from '../../api/outbox/sending/act-now.ts'
import type { OutboxEvent } from '../../api/outbox/sending/create-outbox.ts'
import { outbox } from '../../api/outbox/sending/outbox.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { messages } from './messages.ts'
import { refreshShown } from './refresh-shown.ts'

/** Shows and reports the outcome of what this tab sends from the outbox; returns an unsubscribe function. */
export function followOutbox(): () => void {
  return outbox.subscribe(event => {
    if (event.type === 'sent') afterSent(event)
    if (event.type === 'refused') afterRefused(event)
  })
}

async function afterSent({ entry, answer }: Extract<OutboxEvent, { type: 'sent' }>) {
  try {
    await knownKinds().get(entry.kind)?.sent?.(entry, answer)
  } catch {
    // The code that shows the answer could not be loaded, so refetch.
    refreshShown()
  }
}

async function afterRefused({ entry, all, error }: Extract<OutboxEvent, { type: 'refused' }>) {
  // The screen that did it reports the outcome.
  if (isActedOn(entry)) return
  try {
    await (knownKinds().get(entry.kind)?.reportRefused ?? reportNotSaved)(entry, error, all.length)
  } catch {
    reportNotSaved()
  }
}

function reportNotSaved(): void {
  // Many may be refused in a row.
  toast.error({ ...messages.refused, key: 'refused' })
  refreshShown()
}
