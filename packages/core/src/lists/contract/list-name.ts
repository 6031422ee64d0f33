import { z } from 'zod'
import { maxListName } from '../list.ts'

export const listName = z.string().trim().min(1).max(maxListName)
