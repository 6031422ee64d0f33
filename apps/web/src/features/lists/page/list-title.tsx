import type { ListHead } from '@aisleway/core/lists/contract'
import { UsersIcon } from '@phosphor-icons/react/Users'
import { classNames } from '../../../ui/class-names.ts'
import { messages } from '../my-lists/messages.ts'

type Props = { head: Pick<ListHead, 'name' | 'isShared'>; className?: string }

/** The heading of a list's screen, with an icon if the list is shared. */
export function ListTitle({ head, className }: Props) {
  return (
    <h1 className={classNames('display text-title-lg [overflow-wrap:anywhere]', className)}>
      {head.name}
      {head.isShared && (
        <UsersIcon
          role="img"
          aria-label={messages.shared}
          weight="bold"
          className="ml-3 inline align-[-0.05em] text-[0.6em] text-ink2"
        />
      )}
    </h1>
  )
}
