import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../../errors.ts'
import { maxListName } from '../list.ts'

export const signedIn = oc.errors(refusals('UNAUTHORIZED'))
export const oneList = oc.errors(refusals('UNAUTHORIZED', 'LIST_NOT_FOUND', 'FORBIDDEN'))

export const listId = z.uuid()
export const name = z.string().trim().min(1).max(maxListName)
