import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { topBarSlotId } from './top-bar-slot.tsx'

/** Shows its children in the top bar's slot. */
export function TopBarContent({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => setSlot(document.getElementById(topBarSlotId)), [])
  return slot && createPortal(children, slot)
}
