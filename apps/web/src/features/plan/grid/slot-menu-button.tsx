import { useState } from 'react'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'

import { type SlotMenuProps, SlotMenuTrigger } from './slot-menu-trigger.tsx'

const SlotMenu = preloadedPart(() => import('./slot-menu.tsx'))

/** The actions on a slot. With forty cards on screen, the menu is lazy-loaded on the first press. */
export function SlotMenuButton(props: SlotMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const trigger = (
    <SlotMenuTrigger
      slot={props.slot}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return trigger
  return (
    <PartBoundary
      fallback={trigger}
      lost={lost => (
        <>
          {trigger}
          <LostPart {...lost} onClose={() => setWanted(false)} />
        </>
      )}
    >
      <SlotMenu {...props} />
    </PartBoundary>
  )
}
