import { CloudSlashIcon } from '@phosphor-icons/react/CloudSlash'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import {
  areRecordsDurable,
  followRecords,
  openRecords,
} from '../../api/device-records/device-records.ts'
import { countEntries } from '../../api/outbox/on-device.ts'
import { lastAnswerAt } from '../../api/outbox/sending/kept-copy.ts'
import { useSession } from '../../api/session/session.ts'
import { listInProgress } from '../../features/shopping/on-device/lists-on-device.ts'
import { openLocal } from '../../local-catalogue/local-catalogue.ts'
import { followLocalState, localState } from '../../local-catalogue/local-state.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { useOnline } from '../../ui/feedback/use-online.ts'
import { momentText } from '../../ui/text/moment-text.ts'
import { messages } from './offline-messages.ts'
import { offlineText } from './offline-text.ts'
import { WaitingChanges } from './waiting-changes.tsx'

export const ready = openRecords()

/**
 * Says what the screen can and cannot do offline, how old its prices are and what waits to be sent, and
 * links back to the current trip.
 */
export default function OfflineLine() {
  const { user } = useSession()
  const { pathname } = useLocation()
  const isOnline = useOnline()
  const isAllRefused = useSyncExternalStore(followRecords, () => {
    return user !== null && countEntries(user.id).waiting === 0
  })
  const kept = useSyncExternalStore(followLocalState, localState)
  useEffect(() => void openLocal(), [])
  const list = user && listInProgress(user.id)
  const pricesAt = kept?.checkedAt ?? (user && lastAnswerAt(user.id))
  const unsent = isAllRefused ? messages.notSaved : messages.notSent
  return (
    <div className="border-line border-b bg-sunken">
      <div className="page gutter flex flex-wrap items-center gap-x-5 gap-y-1 py-1.5 text-meta">
        <p className="flex min-h-11 min-w-0 grow basis-80 items-center gap-2.5 font-semibold">
          <CloudSlashIcon className="shrink-0 text-xl" />
          <span>
            {isOnline
              ? unsent
              : `${navigator.onLine ? messages.notReached : messages.noNetwork} ${offlineText(pathname, kept?.checkedAt)}`}
            {user && !areRecordsDurable() && ` ${messages.notDurable}`}
          </span>
        </p>
        {pricesAt && !isOnline && (
          <span className="text-ink2">{messages.pricesOf(momentText(pricesAt))}</span>
        )}
        {user && <WaitingChanges user={user} />}
        {list && !isOnline && (
          <Link
            to="/shopping/$listId"
            params={{ listId: list.id }}
            className={buttonClass({ size: 'compact' })}
          >
            {messages.goOn(list.name)}
          </Link>
        )}
      </div>
    </div>
  )
}
