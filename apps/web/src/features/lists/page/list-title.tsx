import type { ListHead } from '@aisleway/core/lists/contract'
import { classNames } from '../../../ui/class-names.ts'
import { SharedIcon } from '../my-lists/shared-icon.tsx'

type Props = { head: Pick<ListHead, 'name' | 'isShared'>; className?: string }

/** The heading of a list's screen, with an icon if the list is shared. */
export function ListTitle({ head, className }: Props) {
  return (
    <h1 className={classNames('display text-title-lg [overflow-wrap:anywhere]', className)}>
      {head.name}
      {head.isShared && <SharedIcon className="ml-0.5 align-[-0.05em] text-[0.6em]" />}
    </h1>
  )
}
