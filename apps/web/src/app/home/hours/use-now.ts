import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(clock)
  }, [])
  return now
}
