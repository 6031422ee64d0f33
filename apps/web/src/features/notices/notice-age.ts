import { messages } from './messages.ts'

const minuteMs = 60_000

/** "5 minutes ago" or "yesterday"; "Just now" if this device's clock is behind. */
export function noticeAge(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / minuteMs)
  if (minutes < 1) return messages.justNow
  if (minutes < 60) return messages.ago(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? messages.ago(hours, 'hour') : messages.ago(Math.floor(hours / 24), 'day')
}
