import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Fill } from './use-fill.ts'

/**
 * Fills a plan at once if it was just begun: its URL says so until the server has answered or the search was stopped,
 * because the screen may remount before that, when the URL of a new plan replaces /plan.
 */
export function useFillAtFirst(mayEdit: boolean, { start, isAnswered }: Fill) {
  const { fill }: { fill?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const begin = useEffectEvent(() => start())
  const forget = useEffectEvent(() => navigate({ to: '.', search: {}, replace: true }))
  const isWanted = fill === '1' && mayEdit
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted])
  useEffect(() => {
    if (isWanted && isAnswered) forget()
  }, [isWanted, isAnswered])
}
