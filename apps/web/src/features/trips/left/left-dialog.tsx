import type { LeftOfTrip } from '@aisleway/core/trips/contract'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ListChoice } from '../../lists/list-choice.tsx'
import { newListName } from '../../lists/new-list-name.ts'
import { messages } from './messages.ts'
import type { CarryOver } from './use-carry-over.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  userId: string
  left: LeftOfTrip
  carry: CarryOver
}

/** Asks which list the items go to. */
export default function LeftDialog({ open, onOpenChange, userId, left, carry }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.chooseTitle(left.items.length)}
      closeLabel={messages.close}
    >
      <ListChoice
        userId={userId}
        except={left.listId}
        room={left.items.length}
        isBusy={carry.isPending}
        onChoose={({ id, name }) => carry.run({ id, name })}
      />
      <Button
        variant="tint"
        icon={<PlusIcon />}
        busy={carry.isPending}
        onClick={() => carry.run({ id: undefined, name: newListName() })}
        className="mt-3 w-full"
      >
        {messages.newList}
      </Button>
    </Dialog>
  )
}
