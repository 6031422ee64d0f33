import { ownRows } from '../../auth/personal-table.ts'
import { handledRequests } from './tables.ts'

export const personalData = [ownRows(handledRequests.userId, { at: handledRequests.at })]
