import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const slotId = 'top-bar-slot'

/** The place in the bar at the top that the open screen may fill on a small window. */
export function TopBarSlot({ className }: { className?: string }) {
  return <div id={slotId} className={className} />
}

/** Shows its children in the top bar's slot. */
export function TopBarContent({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => setSlot(document.getElementById(slotId)), [])
  return slot && createPortal(children, slot)
}
