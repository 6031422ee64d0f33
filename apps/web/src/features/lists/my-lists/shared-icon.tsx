import { UsersIcon } from '@phosphor-icons/react/Users'
import { classNames } from '../../../ui/class-names.ts'
import { messages } from './messages.ts'

/** After the name of a list that is shared. */
export function SharedIcon({ className }: { className: string }) {
  return (
    <>
      {/* Screen readers read one word otherwise. */}{' '}
      <UsersIcon
        role="img"
        aria-label={messages.shared}
        aria-hidden={false}
        className={classNames('inline text-ink2', className)}
      />
    </>
  )
}
