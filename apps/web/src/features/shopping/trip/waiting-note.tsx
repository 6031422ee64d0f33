import { CloudSlashIcon } from '@phosphor-icons/react/CloudSlash'
import { areRecordsDurable } from '../../../api/device-records/device-records.ts'
import { useOnline } from '../../../ui/feedback/use-online.ts'
import { messages } from '../messages.ts'

/** Says offline that changes are waiting to be sent, not lost (answer 21). */
export function WaitingNote({ unsentCount }: { unsentCount: number }) {
  const isOnline = useOnline()
  return (
    // The element is mounted before its text, because screen readers announce changes inside it.
    <div role="status">
      {!isOnline && (
        <p className="border-line border-t bg-sunken py-1.5 font-semibold text-meta">
          <span className="mx-auto flex max-w-190 items-center gap-2 px-[max(1rem,var(--notch))]">
            <CloudSlashIcon className="shrink-0 text-lg" />
            {textFor(unsentCount)}
          </span>
        </p>
      )}
    </div>
  )
}

function textFor(unsentCount: number): string {
  if (!areRecordsDurable()) return messages.offlineNotDurable
  return unsentCount === 0 ? messages.offline : messages.unsent(unsentCount)
}
