import type { ReactNode } from 'react'
import { messages } from '../messages.ts'

export interface Toast {
  title: ReactNode
  message?: ReactNode
  tone?: 'plain' | 'error'
  /**
   * For when the screen itself shows what happened, as the stepper does after Add: the toast is one
   * truncated line.
   */
  brief?: boolean
  /** A thumbnail before the text, shown if there is room for it. */
  picture?: ReactNode
  action?: { label: string; onPress: () => void }
  /** Offers Undo as the action. */
  undo?: () => void
  /** Replaces an older toast with the same key. */
  key?: string
  durationMs?: number
}

/** Shows a toast. The code that renders toasts is lazy-loaded with the first one. */
export const toast = {
  show({ undo, ...given }: Toast) {
    latestId += 1
    const notice = undo ? { ...given, action: { label: messages.undo, onPress: undo } } : given
    const leftMs = notice.durationMs ?? (isOfLastingUse(notice) ? longMs : shortMs)
    const older = toasts.filter(({ key }) => key === undefined || key !== notice.key)
    put([{ ...notice, id: latestId, leftMs }, ...thoseThatComeBack(older)])
  },
  error(notice: Omit<Toast, 'tone'>) {
    toast.show({ ...notice, tone: 'error' })
  },
  /** Removes the toast with this key, shown or displaced, because there is nothing left to tell or to do. */
  withdraw(key: string) {
    const [shown] = toasts
    if (shown?.key === key) toastQueue.dismiss(shown.id)
    else put(toasts.filter(one => one.key !== key))
  },
}

const shortMs = 5000
const longMs = 8000
/** An Undo with less time left than this was shown long enough to be pressed. */
const leastForUndoMs = 4000
/** After this time, a shopper who acts again has seen the error, and the action may correct it. */
const noticedMs = 1500
const undosKept = 2

export interface QueuedToast extends Omit<Toast, 'undo'> {
  id: number
  /** The remaining time on screen; the code that renders the toast counts this down. */
  leftMs: number
}

/** Newest first; only the first one is shown. */
let toasts: readonly QueuedToast[] = []
let latestId = 0
const listeners = new Set<() => void>()

/** The consumer side of the queue, for the code that renders it. */
export const toastQueue = {
  shown: (): QueuedToast | undefined => toasts[0],
  /** A toast that comes back after a newer one is not announced again. */
  isNews: ({ id }: QueuedToast) => id === latestId,
  /** Toasts that were displaced before anybody could have read or used them come back. */
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
 * The newest toast answers what was just done, so it is shown at once. Of those it displaces, every error
 * and the last few with an action may come back for their remaining time.
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
