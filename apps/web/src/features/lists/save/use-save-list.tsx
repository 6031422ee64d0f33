import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { loadedList } from '../loaded-list.ts'
import { ListSaved } from './list-saved.tsx'
import { messages } from './messages.ts'
import { SaveListDialog } from './save-list-dialog.tsx'
import { WaitlistCard } from './waitlist-card.tsx'

type Parts = {
  /** For the footer of the cart. */
  action: ReactNode
  /** In place of an empty cart, once it was saved. */
  afterwards: ReactNode
  /** Beside the panel: they stay while it changes. */
  dialogs: ReactNode
  /** The panel was closed: what it told is over. */
  reset: () => void
}

/** Save List with everything that follows it, in parts for the cart panel. */
export function useSaveList(closeCart: () => void): Parts {
  const { user } = useSession()
  const navigate = useNavigate()
  const next = useRouterState({ select: ({ location }) => location.href })
  const [isNaming, setNaming] = useState(false)
  const [savedName, setSavedName] = useState<string>()
  const [isOffering, setOffering] = useState(false)

  const press = () => {
    if (user) return setNaming(true)
    toast.error({ ...messages.signInFirst, key: 'authentication' })
    closeCart()
    navigate({ to: '/auth', search: { next } })
  }
  const onSaved = (name: string) => {
    setNaming(false)
    setSavedName(name)
    setOffering(true)
  }
  const leave = () => {
    setOffering(false)
    setSavedName(undefined)
    closeCart()
  }

  return {
    action: (
      <Button size="final" onClick={press} className="grow">
        {messages.saveList}
      </Button>
    ),
    afterwards: savedName !== undefined && <ListSaved name={savedName} onLeave={leave} />,
    dialogs: user && (
      <>
        <SaveListDialog
          open={isNaming}
          onOpenChange={setNaming}
          userId={user.id}
          loaded={loadedList(user.id)}
          onSaved={onSaved}
        />
        <WaitlistCard open={isOffering} onClose={() => setOffering(false)} onViewLists={leave} />
      </>
    ),
    reset: () => setSavedName(undefined),
  }
}
