import type { Collaborator } from '@aisleway/core/sharing/contract'
import type { InvitationStatus } from '@aisleway/core/sharing/sharing'
import { XIcon } from '@phosphor-icons/react/X'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge, type BadgeProps } from '../../../ui/display/badge.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { collaboratorName } from './collaborator-name.ts'
import { messages } from './messages.ts'
import { permissionOptions } from './permission-options.ts'
import { useInvite } from './use-invite.ts'
import { useRemoveCollaborator } from './use-remove-collaborator.ts'
import { useSetPermission } from './use-set-permission.ts'

type Props = { listId: string; collaborator: Collaborator }

export function CollaboratorRow({ listId, collaborator }: Props) {
  const { email, permission, status } = collaborator
  const name = collaboratorName(collaborator)
  const remove = useRemoveCollaborator(listId, collaborator)
  const change = useSetPermission(listId, collaborator)
  return (
    <li className="flex flex-col gap-2 py-3.5">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <p className="min-w-0 grow leading-snug">
          <span className="block truncate font-semibold">{name}</span>
          {email && email !== name && (
            <span className="block truncate text-ink2 text-meta">{email}</span>
          )}
        </p>
        <IconButton
          label={messages.remove(name)}
          icon={<XIcon />}
          disabled={remove.isPending}
          onClick={() => remove.run()}
          className="-mr-2.5 text-ink2!"
        />
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3 pl-14">
        <Badge tone={statusTones[status]}>{messages.statuses[status]}</Badge>
        {status === 'declined' ? (
          <InviteAgain listId={listId} collaborator={collaborator} name={name} />
        ) : (
          <Select
            label={messages.permissionOf(name)}
            labelHidden
            options={permissionOptions}
            value={(change.isPending && change.variables) || permission}
            onValueChange={change.run}
            className="h-11! px-3!"
          />
        )}
      </div>
    </li>
  )
}

const statusTones = {
  accepted: 'tint',
  pending: 'yellow',
  declined: 'red',
} satisfies Record<InvitationStatus, BadgeProps['tone']>

function InviteAgain({ listId, collaborator, name }: Props & { name: string }) {
  const { id, email, permission } = collaborator
  const invite = useInvite(listId, id)
  if (email === null) return null
  return (
    <Button
      variant="tint"
      size="compact"
      aria-label={messages.inviteAgainNamed(name)}
      busy={invite.isPending}
      onClick={() => invite.run({ email, permission })}
    >
      {messages.inviteAgain}
    </Button>
  )
}
