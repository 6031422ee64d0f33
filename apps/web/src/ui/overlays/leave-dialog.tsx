import { type BlockerFn, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { isAnythingOpen } from './use-close-on-back.ts'

type Props = {
  /** Whether leaving the screen would lose something. */
  isAsked: boolean
  /** Whether it is kept on the device, so that the browser need not ask before a reload. */
  isKept?: boolean
  texts: { leaveTitle: string; leaveText: string; stay: string; leave: string }
  onLeave?: () => void
}

/** Asks before something is lost, however the shopper leaves the screen. */
export function LeaveDialog({ isAsked, isKept = false, texts, onLeave }: Props) {
  const { history } = useRouter()
  const [leaving, setLeaving] = useState<Navigation>()

  useEffect(() => {
    if (!isAsked) return
    return history.block({
      enableBeforeUnload: !isKept,
      blockerFn(navigation) {
        const { currentLocation, nextLocation, action } = navigation
        if (currentLocation.pathname === nextLocation.pathname) return false
        // Back closes that instead.
        if (action === 'BACK' && isAnythingOpen()) return false
        setLeaving(navigation)
        return true
      },
    })
  }, [history, isAsked, isKept])

  const leave = ({ action, currentLocation, nextLocation }: Navigation) => {
    const { href, state } = nextLocation
    const unasked = { ignoreBlocker: true }
    onLeave?.()
    if (action === 'PUSH') history.push(href, state, unasked)
    else if (action === 'REPLACE') history.replace(href, state, unasked)
    else history.go(state.__TSR_index - currentLocation.state.__TSR_index, unasked)
  }
  return (
    <ConfirmDialog
      open={leaving !== undefined}
      onOpenChange={open => !open && setLeaving(undefined)}
      title={texts.leaveTitle}
      description={texts.leaveText}
      cancelLabel={texts.stay}
      confirmLabel={texts.leave}
      onConfirm={() => leaving && leave(leaving)}
    />
  )
}

type Navigation = Parameters<BlockerFn>[0]
