import type { Invitation } from '@aisleway/core/sharing/contract'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { messages } from './messages.ts'
import { useRespond } from './use-respond.ts'

type Props = {
  invitation: Invitation
  /** Called when the card unmounts, and the keyboard focus with it. */
  onAnswered: () => void
}

export function InvitationCard({ invitation, onAnswered }: Props) {
  const { invitedByName, invitedByEmail, permission, invitedAt } = invitation
  const name = invitation.listName ?? messages.unknownList
  const respond = useRespond(invitation, onAnswered)
  const [answer, setAnswer] = useState<'accepted' | 'declined'>()
  const give = (given: 'accepted' | 'declined') => {
    if (respond.isPending) return
    setAnswer(given)
    respond.run(given)
  }
  const isBusy = (given: 'accepted' | 'declined') => respond.isPending && answer === given
  return (
    <article
      aria-label={name}
      className="flex min-w-0 flex-col gap-4 rounded-panel bg-surface p-5 sm:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="display min-w-0 text-card [overflow-wrap:anywhere]">{name}</h2>
        <Badge tone={permission === 'edit' ? 'tint' : 'quiet'}>
          {messages.permissions[permission]}
        </Badge>
      </div>
      <p className="text-ink2 [overflow-wrap:anywhere]">
        <span className="block font-semibold text-ink">
          {messages.from(invitedByName ?? invitedByEmail ?? messages.unknownInviter)}
        </span>
        {/* Anybody can choose any name, so the e-mail address is shown beside it. */}
        {invitedByName && <span className="block">{invitedByEmail}</span>}
        <time dateTime={invitedAt} className="text-meta">
          {messages.invited(invitedAt)}
        </time>
      </p>
      <div className="mt-auto flex gap-2 *:grow *:basis-0">
        <Button
          variant="sunken"
          aria-label={messages.declineNamed(name)}
          busy={isBusy('declined')}
          onClick={() => give('declined')}
        >
          {messages.decline}
        </Button>
        <Button
          aria-label={messages.acceptNamed(name)}
          busy={isBusy('accepted')}
          onClick={() => give('accepted')}
        >
          {messages.accept}
        </Button>
      </div>
    </article>
  )
}
