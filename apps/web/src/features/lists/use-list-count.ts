import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session/session.ts'
import { listCountQuery } from './list-count-query.ts'

/** The number of saved lists of the signed-in user; undefined while it is unknown, 0 for a visitor. */
export function useListCount(): number | undefined {
  const { user } = useSession()
  const { data } = useQuery({ ...listCountQuery(user), enabled: user !== null })
  return user ? data : 0
}
