import { ownRows } from '../../auth/personal-table.ts'
import { waitlist } from './tables.ts'

export const personalData = [
  ownRows(waitlist.userId, { email: waitlist.email, joinedAt: waitlist.joinedAt }),
]
