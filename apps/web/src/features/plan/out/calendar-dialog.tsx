import type { ListHead } from '@aisleway/core/lists/contract'
import { calendarsPath } from '@aisleway/core/plan/calendars-path'
import { CopyIcon } from '@phosphor-icons/react/Copy'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { copyText } from '../../../ui/page/share-or-copy.ts'
import { messages as planMessages } from '../messages.ts'
import { messages } from './calendar-messages.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; list: Pick<ListHead, 'id'> }

/** A secret URL at which a calendar can subscribe to the plan, until it is revoked. */
export default function CalendarDialog({ open, onOpenChange, list }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={planMessages.subscribe}
      description={messages.subscribeText}
      closeLabel={planMessages.close}
    >
      <Address listId={list.id} />
    </Dialog>
  )
}

function Address({ listId }: { listId: string }) {
  const queryClient = useQueryClient()
  // The server does not store the token, so the URL is shown only where it was created.
  const [token, setToken] = useState<string>()
  const query = {
    queryKey: ['plan', 'calendar', listId],
    queryFn: () => api.plan.calendar({ listId }),
  }
  const { data, isError, refetch } = useQuery(query)
  const onFailed = () => toast.error(messages.calendarFailed)
  const create = useAction({
    key: ['plan', 'create-calendar', listId],
    send: () => api.plan.createCalendar({ listId }),
    onDone: made => {
      setToken(made.token)
      return queryClient.invalidateQueries(query)
    },
    onFailed,
  })
  const revoke = useAction({
    key: ['plan', 'revoke-calendar', listId],
    send: () => api.plan.revokeCalendar({ listId }),
    onDone: () => {
      setToken(undefined)
      toast.show({ title: messages.calendarRevoked })
      return queryClient.invalidateQueries(query)
    },
    onFailed,
  })
  if (isError && !data) return <LoadFailed title={messages.loadFailed} onRetry={refetch} />
  const address = token && `${window.location.origin}${calendarsPath}/${token}.ics`
  return (
    <div className="flex flex-col gap-4">
      {address ? (
        <>
          <TextField
            label={messages.calendarAddress}
            hint={messages.calendarAddressHint}
            value={address}
            readOnly
            onFocus={event => event.target.select()}
          />
          <Button icon={<CopyIcon />} onClick={() => copyText(address, copyToasts)}>
            {messages.copyAddress}
          </Button>
        </>
      ) : (
        // A new link ends an earlier one, so the shopper has to know of that first.
        <Button busy={!data || create.isPending} onClick={() => create.run()}>
          {data?.calendar ? messages.newAddress : messages.makeAddress}
        </Button>
      )}
      {data?.calendar && (
        <Button variant="sunken" busy={revoke.isPending} onClick={() => revoke.run()}>
          {messages.revokeAddress}
        </Button>
      )}
    </div>
  )
}

const copyToasts = { copied: { title: messages.addressCopied }, failed: messages.copyFailed }
