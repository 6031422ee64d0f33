import type { InvitationLink } from '@aisleway/core/sharing/link-contract'
import { LinkSimpleIcon } from '@phosphor-icons/react/LinkSimple'
import { api } from '../../../api/client/client.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { dateText } from '../../../ui/text/date-text.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { messages as share } from '../share/messages.ts'
import { refreshCollaborators } from '../sharing-queries.ts'
import { messages } from './messages.ts'

/** A link that can still be used. */
export function LinkRow({ listId, link }: { listId: string; link: InvitationLink }) {
  const { id, permission, expiresAt } = link
  const until = messages.until(dateText(expiresAt))
  const revoke = useListAction({
    name: `revoke ${id}`,
    send: () => api.sharing.revokeLink({ listId, linkId: id }),
    onDone: () => {
      toast.show(messages.revoked)
      return refreshCollaborators(listId)
    },
    failed: messages.revokeFailed,
  })
  return (
    <li className="flex items-center gap-3 py-2">
      <LinkSimpleIcon className="shrink-0 text-ink2 text-xl" />
      <p className="min-w-0 grow">
        <span className="block font-semibold">{share.permissions[permission]}</span>
        <span className="block text-ink2 text-meta">{until}</span>
      </p>
      <Button
        variant="ghost"
        size="compact"
        aria-label={messages.revokeNamed(share.permissions[permission], until)}
        busy={revoke.isPending}
        onClick={() => revoke.run()}
        className="-mr-3 px-3!"
      >
        {messages.revoke}
      </Button>
    </li>
  )
}
