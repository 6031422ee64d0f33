import { useEffect, useState } from 'react'

/** Counts down the seconds until something may be done again. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = secondsLeft > 0

  useEffect(() => {
    if (!isRunning) return
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [isRunning])

  return {
    secondsLeft,
    start: (seconds: number) => {
      setNow(Date.now())
      setEndsAt(Date.now() + seconds * 1000)
    },
  }
}
