import type { OpenSession } from '@aisleway/core/account/contract'
import { DesktopIcon } from '@phosphor-icons/react/Desktop'
import { DeviceMobileIcon } from '@phosphor-icons/react/DeviceMobile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api/client/client.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { locale } from '../../../../ui/text/locale.ts'
import { openSessionsQuery } from '../../profile-queries.ts'
import { messages } from '../messages.ts'
import { Panel, PanelRow } from '../panel.tsx'
import { PartState } from '../part-state.tsx'
import { unlessGone } from '../unless-gone.ts'
import { useProfileAction } from '../use-profile-action.ts'

/** Lists every session of this account, with buttons to end them. */
export function SessionsPanel({ userId }: { userId: string }) {
  const query = openSessionsQuery(userId)
  const { data: sessions, isError, refetch } = useQuery(query)
  const queryClient = useQueryClient()
  // Answers may arrive in any order, so each removes only what its own request ended.
  const keep = (isLeft: (session: OpenSession) => boolean) =>
    queryClient.setQueryData(query.queryKey, known => known?.filter(isLeft))
  const endOthers = useProfileAction({
    name: 'end-others',
    send: () => api.account.endOtherSessions(),
    onDone: () => {
      keep(({ isCurrent }) => isCurrent)
      toast.show(messages.othersEnded)
    },
    failed: messages.sessionNotEnded,
  })
  return (
    <Panel
      title={messages.sessionsTitle}
      aside={
        sessions?.some(session => !session.isCurrent) && (
          <Button
            variant="sunken"
            size="compact"
            busy={endOthers.isPending}
            busyLabel={messages.endSessionBusy}
            onClick={() => endOthers.run()}
          >
            {messages.endOthers}
          </Button>
        )
      }
    >
      {sessions ? (
        <ul className="*:not-first:border-line *:not-first:border-t">
          {sessions.map(session => (
            <li key={session.id}>
              <SessionRow session={session} onEnded={() => keep(({ id }) => id !== session.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <PartState failure={isError && messages.sessionsFailed} onRetry={refetch} />
      )}
    </Panel>
  )
}

type RowProps = { session: OpenSession; onEnded: () => void }

function SessionRow({ session, onEnded }: RowProps) {
  const device = messages.device(session.device) || messages.unknownDevice
  const end = useProfileAction({
    name: `end-${session.id}`,
    send: () => unlessGone(api.account.endSession({ sessionId: session.id })),
    onDone: () => {
      onEnded()
      toast.show(messages.sessionEnded(device))
    },
    failed: messages.sessionNotEnded,
  })
  const Device = /Android|iOS|iPhone|iPad/.test(device) ? DeviceMobileIcon : DesktopIcon
  return (
    <PanelRow
      icon={<Device />}
      title={device}
      text={
        <>
          {session.isCurrent ? messages.usedNow : messages.lastUsed(moment(session.lastUsedAt))}
          <br />
          {messages.startedOn(moment(session.startedAt))}
        </>
      }
      action={
        session.isCurrent ? (
          <Badge tone="tint">{messages.thisDevice}</Badge>
        ) : (
          <Button
            variant="sunken"
            size="compact"
            aria-label={messages.endSession(device)}
            busy={end.isPending}
            busyLabel={messages.endSessionBusy}
            onClick={() => end.run()}
          >
            {messages.signOut}
          </Button>
        )
      }
    />
  )
}

function moment(iso: string): string {
  return momentFormat.format(new Date(iso))
}

const momentFormat = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
