import type { ListHead } from '@aisleway/core/lists/contract'
import { MenuOnPress } from '../../../../ui/scheduling/menu-on-press.tsx'
import { preloadedPart } from '../../../../ui/scheduling/preloaded-part.ts'
import { ListMenuTrigger } from './list-menu-trigger.tsx'

const ListMenu = preloadedPart(() => import('./list-menu.tsx'))

/** The less common actions of a list. */
export function ListMenuButton({ list }: { list: ListHead }) {
  return (
    <MenuOnPress trigger={props => <ListMenuTrigger {...props} listName={list.name} />}>
      <ListMenu list={list} />
    </MenuOnPress>
  )
}
