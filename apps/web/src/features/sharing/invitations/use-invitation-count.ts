import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/session.ts'
import { invitationsQuery } from './invitations-query.ts'

/** The number of pending invitations of the signed-in user; undefined while it is unknown, 0 for a visitor. */
export function useInvitationCount(): number | undefined {
  const { user } = useSession()
  const { data } = useQuery({
    ...invitationsQuery(user?.id ?? ''),
    enabled: user !== null,
  })
  return user ? data?.length : 0
}
