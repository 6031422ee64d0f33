import { CheckCircleIcon } from '@phosphor-icons/react/CheckCircle'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { messages } from './messages.ts'

/** What the cart panel shows once its cart is a list (spec 1 §2). */
export function ListSaved({ name, onLeave }: { name: string; onLeave: () => void }) {
  return (
    <EmptyState
      title={messages.panelTitle}
      picture={<CheckCircleIcon weight="bold" />}
      actions={
        <Link to="/my-lists" onClick={onLeave} className={buttonClass()}>
          {messages.viewLists}
        </Link>
      }
    >
      {messages.panelText(name)}
    </EmptyState>
  )
}
