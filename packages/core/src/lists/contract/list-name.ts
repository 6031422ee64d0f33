import { writtenText } from '../../text/written-text.ts'
import { maxListName } from '../list.ts'

export const listName = writtenText().min(1).max(maxListName)
