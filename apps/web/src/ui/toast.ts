import type { ReactNode } from 'react'

export interface Toast {
  title: ReactNode
  message?: ReactNode
  tone?: 'plain' | 'error'
  /** A 52 px thumbnail before the text. */
  picture?: ReactNode
  action?: { label: string; onPress: () => void }
  /** Shown in place of an older toast by this key. */
  key?: string
  durationMs?: number
}

/** Shows a toast. What draws them is fetched with the first one, so nobody pays for it before. */
export const toast = {
  show(notice: Toast) {
    waiting.push(notice)
    for (const onArrival of listeners) onArrival()
  },
  error(notice: Omit<Toast, 'tone'>) {
    toast.show({ ...notice, tone: 'error' })
  },
}

const waiting: Toast[] = []
const listeners = new Set<() => void>()

export interface ToasterLabels {
  /** Names the region for screen readers. */
  label: string
  closeLabel: string
}

/** The other end of the queue, for the toaster. */
export const toastQueue = {
  isEmpty: () => waiting.length === 0,
  takeAll: () => waiting.splice(0),
  subscribe(onArrival: () => void) {
    listeners.add(onArrival)
    return () => {
      listeners.delete(onArrival)
    }
  },
}
