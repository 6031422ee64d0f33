import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** A plan that was just begun is filled at once: its address says so, until that has begun. */
export function useFillAtFirst(mayEdit: boolean, start: () => void) {
  const { fill }: { fill?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const begin = useEffectEvent(() => {
    start()
    navigate({ to: '.', search: {}, replace: true })
  })
  const isWanted = fill === '1' && mayEdit
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted])
}
