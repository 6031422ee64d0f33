import { oc } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from './errors.ts'

/** Any signed-in shopper. */
export const signedIn = oc.errors(refusals('UNAUTHORIZED'))

/**
 * Requires a proof given in this session within the last 10 minutes: the password by `confirm`, a factor's
 * code, or signing in. Like `refresh`, these routes refuse an access token alone.
 */
export const confirmed = signedIn.errors(refusals('CONFIRMATION_REQUIRED'))

/** One list, which the shopper must be a member of; what else they may do with it depends on their access. */
export const oneList = signedIn.errors(refusals('LIST_NOT_FOUND', 'FORBIDDEN'))

export const listId = z.uuid()
