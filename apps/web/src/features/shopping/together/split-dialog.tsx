import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { RadioChips } from '../../../ui/controls/choice-chips.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DepartmentSquare } from '../../catalogue/department-square.tsx'
import { messages as labels } from '../../catalogue/label-messages.ts'
import type { ListCompany, Person } from '../../sharing/use-list-people.ts'
import { messages } from './messages.ts'
import { useSplit } from './use-split.ts'

type Props = {
  listId: string
  userId: string
  /** The others who may tick items. */
  partners: readonly Person[]
  company: ListCompany
  open: boolean
  onOpenChange: (open: boolean) => void
}

export default function SplitDialog({
  listId,
  userId,
  partners,
  company,
  open,
  onOpenChange,
}: Props) {
  const { split, othersShopping } = company
  const [chosen, setChosen] = useState<string>()
  const inSplit = split?.find(part => part.userId !== userId)
  const preferred = chosen ?? inSplit?.userId ?? othersShopping[0]?.userId
  const partner = partners.find(person => person.userId === preferred) ?? partners[0]
  const change = useSplit(userId, listId, () => onOpenChange(false))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.split}
      description={messages.splitText}
      closeLabel={messages.close}
      actions={
        <>
          {split && (
            <Button variant="sunken" busy={change.isPending} onClick={() => change.run(null)}>
              {messages.endSplit}
            </Button>
          )}
          <Button
            busy={change.isPending}
            busyLabel={messages.splitting}
            onClick={() => partner && change.run(partner.userId)}
          >
            {split ? messages.splitAgain : messages.splitShort}
          </Button>
        </>
      }
    >
      {partners.length > 1 && (
        <RadioChips
          className="mb-5"
          legend={messages.splitWith}
          options={partners.map(({ userId: id }) => id)}
          labelOf={id => partners.find(person => person.userId === id)?.name ?? ''}
          chosen={partner?.userId}
          onChange={setChosen}
        />
      )}
      {split && <Parts userId={userId} company={company} />}
    </Dialog>
  )
}

/** Lists every department and who takes it. */
function Parts({ userId, company: { split, nameOf } }: Pick<Props, 'userId' | 'company'>) {
  return (
    <dl className="grid grid-cols-2 gap-4">
      {split?.map(part => (
        <div key={part.userId}>
          <dt className="mb-1 font-bold">
            {part.userId === userId ? messages.you : (nameOf(part.userId) ?? messages.somebody)}
          </dt>
          {part.departments.length === 0 && <dd className="text-ink2">{messages.nothing}</dd>}
          {part.departments.map(department => (
            <dd key={department} className="flex items-center gap-2 py-0.5">
              <DepartmentSquare department={department} />
              {labels.department(department)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
