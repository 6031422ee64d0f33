import { CloudSlashIcon } from '@phosphor-icons/react/CloudSlash'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
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
import { classNames } from '../../ui/class-names.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { useOnline } from '../../ui/feedback/use-online.ts'
import { preloadedDialog } from '../../ui/overlays/preloaded-dialog.tsx'
import { momentText } from '../../ui/text/moment-text.ts'
import { messages } from './offline-messages.ts'
import { offlineText } from './offline-text.ts'

export const ready = openRecords()

const ChangesSheet = preloadedDialog(() => import('./changes-sheet.tsx'))

/**
 * Says what the screen can and cannot do offline and what waits to be sent, links back to the current trip, and opens
 * the sheet with the details.
 */
export default function OfflineLine() {
  const { user } = useSession()
  const { pathname } = useLocation()
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  const kept = useSyncExternalStore(followLocalState, localState)
  const { waiting, refused } = useCounts(user?.id)
  useEffect(() => void openLocal(), [])
  const list = user && listInProgress(user.id)
  const texts = isOnline
    ? [refused > 0 && waiting === 0 ? messages.notSaved : messages.notSent]
    : [navigator.onLine ? messages.notReached : messages.noNetwork]
  if (waiting > 0) texts.push(messages.waiting(waiting))
  if (refused > 0) texts.push(messages.refused(refused))
  if (user && !areRecordsDurable()) texts.push(messages.notDurable)
  const screen = isOnline ? undefined : offlineText(pathname, kept?.checkedAt !== undefined)
  const pricesAt = isOnline ? undefined : (kept?.checkedAt ?? (user && lastAnswerAt(user.id)))
  const prices = pricesAt ? messages.pricesOf(momentText(pricesAt)) : undefined
  const line = (
    <>
      <CloudSlashIcon className="shrink-0 text-xl" />
      <span className="line-clamp-2 low:line-clamp-1">{sentences(texts, screen ?? prices)}</span>
    </>
  )
  return (
    <div className="border-line border-t">
      {/* The cart's button is raised above the bottom bar. */}
      <div className="page gutter flex items-center gap-3 py-1 font-semibold text-meta mobile:pb-3 low:py-0!">
        {user ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="flex min-h-11 min-w-0 grow items-center gap-2.5 text-start low:min-h-8"
          >
            {line}
          </button>
        ) : (
          <p className="flex min-h-11 min-w-0 grow items-center gap-2.5 low:min-h-8">{line}</p>
        )}
        {list && !isOnline && (
          <Link
            to="/shopping/$listId"
            params={{ listId: list.id }}
            aria-label={messages.goOnWith(list.name)}
            className={classNames(
              buttonClass({ variant: 'tint', size: 'compact' }),
              'low:min-h-8! low:py-0!',
            )}
          >
            {messages.goOn}
          </Link>
        )}
      </div>
      {user && (
        <ChangesSheet
          open={isOpen}
          onOpenChange={setOpen}
          user={user}
          about={sentences(texts, screen, prices)}
        />
      )}
    </div>
  )
}

function sentences(texts: readonly string[], ...more: (string | undefined)[]): string {
  return [...texts, ...more].filter(Boolean).join(' ')
}

function useCounts(userId: string | undefined) {
  const counts = () => (userId === undefined ? none : countEntries(userId))
  useSyncExternalStore(followRecords, () => JSON.stringify(counts()))
  return counts()
}

const none = { waiting: 0, refused: 0 }
