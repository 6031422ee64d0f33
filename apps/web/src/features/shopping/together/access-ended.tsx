import { ProhibitIcon } from '@phosphor-icons/react/Prohibit'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { GoneList } from '../../lists/gone/gone-list.tsx'
import { messages } from './messages.ts'

export function AccessEnded({ userId, listId }: { userId: string; listId: string }) {
  return (
    <main id="content" className="grid min-h-dvh place-items-center">
      <GoneList userId={userId} listId={listId} to="/shopping/$listId">
        <EmptyState
          title={messages.accessEnded}
          isPage
          picture={<ProhibitIcon />}
          actions={
            <Link to="/my-lists" className={buttonClass()}>
              {messages.toLists}
            </Link>
          }
        >
          {messages.accessEndedText}
        </EmptyState>
      </GoneList>
    </main>
  )
}
