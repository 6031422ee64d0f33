import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const minuteMs = 60_000

/** Today, in the browser's time zone unless `dayNow` says otherwise; it changes while the screen stays open. */
export function useCurrentDay(dayNow: () => string = () => today()): string {
  return useSyncExternalStore(everyMinute, dayNow, dayNow)
}

function everyMinute(look: () => void): () => void {
  const clock = setInterval(look, minuteMs)
  return () => clearInterval(clock)
}
