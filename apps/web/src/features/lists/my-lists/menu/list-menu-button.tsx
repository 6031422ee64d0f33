import type { ListHead } from '@aisleway/core/lists/contract'
import { useState } from 'react'
import { LostPart } from '../../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../../../ui/scheduling/preloaded-part.ts'
import { ListMenuTrigger } from './list-menu-trigger.tsx'

const ListMenu = preloadedPart(() => import('./list-menu.tsx'))

/**
 * The less common actions of a list. With fifty cards on screen, the menu is lazy-loaded on
 * the first press.
 */
export function ListMenuButton({ list }: { list: ListHead }) {
  const [isWanted, setWanted] = useState(false)
  const trigger = (
    <ListMenuTrigger
      listName={list.name}
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
      <ListMenu list={list} />
    </PartBoundary>
  )
}
