import { Link } from '@tanstack/react-router'
import { classNames } from '../../ui/class-names.ts'
import { messages } from '../messages.ts'

export function Logo({ withName = false }: { withName?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={messages.home}
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-3 rounded-control"
    >
      <img src="/favicon.svg" alt="" width={withName ? 36 : 40} height={withName ? 36 : 40} />
      <span className={classNames('display text-card', !withName && 'sr-only')}>
        {messages.appName}
      </span>
    </Link>
  )
}
