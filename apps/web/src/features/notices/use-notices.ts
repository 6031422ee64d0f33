import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session/session.ts'
import { noticesQuery } from './notices-queries.ts'

/** What happened to the shopper's lists; undefined while it is unknown, and for a visitor. */
export function useNotices() {
  const { user } = useSession()
  const { data, isError, refetch } = useQuery({
    ...noticesQuery(user?.id ?? ''),
    enabled: user !== null,
  })
  return { userId: user?.id, list: user ? data : undefined, isError, refetch }
}
