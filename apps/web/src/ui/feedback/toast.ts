import type { ReactNode } from 'react'

export interface Toast {
  title: ReactNode
  message?: ReactNode
  tone?: 'plain' | 'error'
  /** The screen itself shows what happened, as the stepper after Add: one line, cut off where it ends. */
  brief?: boolean
  /** A thumbnail before the text; only where there is room for it. */
  picture?: ReactNode
  action?: { label: string; onPress: () => void }
  /** Shown in place of an older toast by this key. */
  key?: string
  durationMs?: number
}

/** Shows a toast. What draws them is fetched with the first one, so nobody pays for it before. */
export const toast = {
  show(notice: Toast) {
    latestId += 1
    const leftMs = notice.durationMs ?? (isOfLastingUse(notice) ? longMs : shortMs)
    const older = toasts.filter(({ key }) => key === undefined || key !== notice.key)
    put([{ ...notice, id: latestId, leftMs }, ...thoseThatComeBack(older)])
  },
  error(notice: Omit<Toast, 'tone'>) {
    toast.show({ ...notice, tone: 'error' })
  },
}

const shortMs = 5000
const longMs = 8000
/** With less left an Undo was there long enough to be pressed. */
const leastForUndoMs = 4000
/** So long an error has been seen by whoever acts next; what they do may put it right. */
const noticedMs = 1500
const undosKept = 2

export interface QueuedToast extends Toast {
  id: number
  /** How long it may still be seen; counted down by what draws it. */
  leftMs: number
}

/** The newest first: it alone is shown. */
let toasts: readonly QueuedToast[] = []
let latestId = 0
const listeners = new Set<() => void>()

/** The other end of the queue, for what draws it. */
export const toastQueue = {
  shown: (): QueuedToast | undefined => toasts[0],
  /** One that comes back after a newer one is no news. */
  isNews: ({ id }: QueuedToast) => id === latestId,
  /** Those that were displaced before anybody could have read or used them come back. */
  dismiss: (id: number) => put(toasts.filter(one => one.id !== id && isStillWanted(one))),
  takeAll() {
    const taken = toasts
    put([])
    return taken
  },
  subscribe(onChange: () => void) {
    listeners.add(onChange)
    return () => {
      listeners.delete(onChange)
    }
  },
}

function put(next: readonly QueuedToast[]) {
  toasts = next
  for (const onChange of listeners) onChange()
}

/**
 * The newest answers what was just done, so it is shown at once. Of those it displaces, every error
 * and the last few that offer an action may come back for the time they had left.
 */
function thoseThatComeBack(displaced: readonly QueuedToast[]) {
  const undos = displaced.filter(one => one.tone !== 'error' && one.action).slice(0, undosKept)
  return displaced.filter(one => one.tone === 'error' || undos.includes(one))
}

function isStillWanted({ tone, leftMs }: QueuedToast): boolean {
  return leftMs > (tone === 'error' ? longMs - noticedMs : leastForUndoMs)
}

function isOfLastingUse({ tone, action }: Toast): boolean {
  return tone === 'error' || action !== undefined
}
