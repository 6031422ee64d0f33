import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { messages } from './messages.ts'

/** Asks before running timers are lost, however the cook leaves. */
export function LeaveDialog({ hasTimers }: { hasTimers: boolean }) {
  const { history } = useRouter()
  const [answer, setAnswer] = useState<{ give: (mayLeave: boolean) => void }>()

  useEffect(() => {
    if (!hasTimers) return
    return history.block({
      enableBeforeUnload: true,
      async blockerFn({ currentLocation, nextLocation }) {
        if (currentLocation.pathname === nextLocation.pathname) return false
        const mayLeave = await new Promise<boolean>(give => setAnswer({ give }))
        setAnswer(undefined)
        return !mayLeave
      },
    })
  }, [history, hasTimers])

  return (
    <ConfirmDialog
      open={answer !== undefined}
      onOpenChange={open => !open && answer?.give(false)}
      title={messages.leaveTitle}
      description={messages.leaveText}
      cancelLabel={messages.stay}
      confirmLabel={messages.leave}
      onConfirm={() => answer?.give(true)}
    />
  )
}
