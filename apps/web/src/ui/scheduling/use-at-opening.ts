import { useState } from 'react'

/**
 * Resets the state of a dialog whenever it opens, before that is seen. It is not reset when it closes: what it showed
 * fades out.
 */
export function useAtOpening(open: boolean, reset: () => void): void {
  const [wasOpen, setWasOpen] = useState(open)
  if (open === wasOpen) return
  setWasOpen(open)
  if (open) reset()
}
