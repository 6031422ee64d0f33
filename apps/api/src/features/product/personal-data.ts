import { ownRows } from '../../auth/personal-table.ts'
import { productNotes } from './tables.ts'

const { userId, productId, text, writtenAt } = productNotes

export const personalData = [ownRows(userId, { productId, text, writtenAt })]
