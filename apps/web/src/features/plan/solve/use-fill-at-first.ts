import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Fill } from './use-fill.ts'

/**
 * A plan that was just begun is filled at once: its address says so until the server has answered, because the screen
 * may be built anew before that, while the address of a new plan takes the place of /plan.
 */
export function useFillAtFirst(mayEdit: boolean, { start, progress }: Fill) {
  const { fill }: { fill?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const begin = useEffectEvent(() => start())
  const forget = useEffectEvent(() => navigate({ to: '.', search: {}, replace: true }))
  const isWanted = fill === '1' && mayEdit
  const isAnswered = progress !== undefined && progress.kind !== 'begun'
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted])
  useEffect(() => {
    if (isWanted && isAnswered) forget()
  }, [isWanted, isAnswered])
}
