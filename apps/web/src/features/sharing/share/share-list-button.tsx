import type { ListCard } from '@aisleway/core/lists/contract'
import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { messages } from './messages.ts'

const ShareDialog = preloadedDialog(() => import('./share-dialog.tsx'))

/** Opens the share dialog, and shows the number of people in it. */
export function ShareListButton({
  list,
}: {
  list: Pick<ListCard, 'id' | 'name' | 'collaboratorsCount'>
}) {
  const [isOpen, setOpen] = useState(false)
  const count = list.collaboratorsCount
  return (
    <>
      <button
        type="button"
        aria-label={messages.share(list.name, count)}
        onClick={() => setOpen(true)}
        className={classNames(buttonClass({ variant: 'outline' }), 'min-w-12 gap-1.5! px-2.5!')}
      >
        <ShareNetworkIcon className="text-[1.375rem]" />
        {count > 0 && count}
      </button>
      <ShareDialog list={list} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
