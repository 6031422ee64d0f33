import { useEffect, useMemo } from 'react'

/**
 * Returns a function that tells whether a dialog has stayed open since this render. An answer may arrive
 * after the dialog was dismissed, or even opened again.
 */
export function useStillOpen(isOpen: boolean): () => boolean {
  const opening = useMemo(() => ({ isOpen }), [isOpen])
  useEffect(() => {
    opening.isOpen = isOpen
    return () => {
      opening.isOpen = false
    }
  }, [opening, isOpen])
  return () => opening.isOpen
}
