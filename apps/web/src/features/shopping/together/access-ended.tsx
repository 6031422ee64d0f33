import { ProhibitIcon } from '@phosphor-icons/react/Prohibit'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { messages } from './messages.ts'

export function AccessEnded() {
  return (
    <main className="grid min-h-dvh place-items-center" role="status">
      <EmptyState
        title={messages.accessEnded}
        picture={<ProhibitIcon weight="bold" />}
        actions={
          <Link to="/my-lists" className={buttonClass()}>
            {messages.toLists}
          </Link>
        }
      >
        {messages.accessEndedText}
      </EmptyState>
    </main>
  )
}
