import type { User } from '@aisleway/core/account/session'
import { CheckCircleIcon } from '@phosphor-icons/react/CheckCircle'
import { Link } from '@tanstack/react-router'
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { undoListUpdate } from './list-update.ts'
import { messages } from './messages.ts'
import type { SavedList } from './use-save-cart.ts'

type Props = {
  user: User
  list: SavedList
  /** Only the owner may share. */
  onShare: () => void
  onUndone: () => void
  onLeave: () => void
  /** Shown below the next steps. */
  children: ReactNode
}

/** What the cart panel shows once its cart has become a list (spec 1 §2). */
export function ListSaved({ user, list, onShare, onUndone, onLeave, children }: Props) {
  const { id, name, isOwn, update } = list
  const heading = useRef<HTMLHeadingElement>(null)
  // This replaces what was pressed, and takes the focus. The dialog above traps the focus until it
  // unmounts, which is after the first render here.
  const isUncovered = useDeferredValue(true, false)
  useEffect(() => {
    if (isUncovered) heading.current?.focus()
  }, [isUncovered])
  return (
    <div className="flex flex-col gap-8 py-8">
      <div className="flex flex-col items-center gap-3 text-center">
        <span
          aria-hidden
          className="mb-1 grid size-18 place-items-center rounded-panel bg-tint text-[2rem] text-on-tint"
        >
          <CheckCircleIcon />
        </span>
        <h2 ref={heading} tabIndex={-1} className="display text-card outline-none">
          {update ? messages.updatedTitle : messages.panelTitle}
        </h2>
        <p className="max-w-[44ch] text-balance text-ink2 [overflow-wrap:anywhere]">
          {update ? messages.updatedText(name) : messages.panelText(name)}
        </p>
        <div className="mt-2 grid w-full max-w-90 auto-cols-fr grid-flow-col gap-2">
          <Link
            to="/shopping/$listId"
            params={{ listId: id }}
            onClick={onLeave}
            className={`${buttonClass({ size: 'final' })} col-span-2`}
          >
            {messages.startShopping}
          </Link>
          {isOwn && (
            <Button variant="tint" onClick={onShare} className="row-start-2">
              {messages.share}
            </Button>
          )}
          <Link
            to="/my-lists"
            onClick={onLeave}
            className={`${buttonClass({ variant: 'tint' })} row-start-2`}
          >
            {messages.viewLists}
          </Link>
        </div>
        {update && <UndoButton onUndo={() => undoListUpdate(user, update)} onUndone={onUndone} />}
      </div>
      {children}
    </div>
  )
}

type UndoProps = { onUndo: () => Promise<boolean>; onUndone: () => void }

/** After the undo, the panel shows the cart again, and the focused button is gone. */
function UndoButton({ onUndo, onUndone }: UndoProps) {
  const [isBusy, setBusy] = useState(false)
  const press = async ({ currentTarget }: MouseEvent) => {
    const panel = currentTarget.closest<HTMLElement>('[role=dialog]')
    setBusy(true)
    if (!(await onUndo())) return setBusy(false)
    panel?.focus()
    onUndone()
  }
  return (
    <Button variant="ghost" busy={isBusy} busyLabel={messages.undoing} onClick={press}>
      {messages.undo}
    </Button>
  )
}
