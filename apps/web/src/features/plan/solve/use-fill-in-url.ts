import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Fill } from './use-fill.ts'

/**
 * The URL says that a plan is being filled, from the press that begins it until the search has ended: so a reload
 * resumes it, and so does the screen when it remounts because the URL of a new plan replaces /plan.
 */
export function useFillInUrl(mayEdit: boolean, { start, progress, hasEnded }: Fill) {
  const { fill }: { fill?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const begin = useEffectEvent(() => start())
  const write = useEffectEvent((search: { fill?: '1' }) =>
    navigate({ to: '.', search, replace: true, resetScroll: false }),
  )
  const isInUrl = fill === '1' && mayEdit
  const isFilling = progress !== undefined
  useEffect(() => {
    if (isInUrl && hasEnded) write({})
    else if (isInUrl) begin()
    else if (isFilling && !hasEnded) write({ fill: '1' })
  }, [isInUrl, isFilling, hasEnded])
}
