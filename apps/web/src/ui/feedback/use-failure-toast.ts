import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Toast, toast } from './toast.ts'

/** Shows a toast for each failure to load something. Without a network it shows none, because the screen says so. */
export function useFailureToast(failure: unknown, notice: Omit<Toast, 'tone'>): void {
  const show = useEffectEvent(() => toast.error(notice))
  useEffect(() => {
    if (failure && onlineManager.isOnline()) show()
  }, [failure])
}
