import { MenuOnPress } from '../../../ui/scheduling/menu-on-press.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'
import { type SlotMenuProps, SlotMenuTrigger } from './slot-menu-trigger.tsx'

const SlotMenu = preloadedPart(() => import('./slot-menu.tsx'))

/** What can be done with a slot. */
export function SlotMenuButton(props: SlotMenuProps) {
  return (
    <MenuOnPress trigger={trigger => <SlotMenuTrigger {...trigger} slot={props.slot} />}>
      <SlotMenu {...props} />
    </MenuOnPress>
  )
}
