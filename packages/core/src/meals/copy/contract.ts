import { type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../../errors.ts'
import { signedIn } from '../../route-bases.ts'
import type { CookbookCopy } from './cookbook-copy.ts'

const path = '/cookbook-copy'

export const cookbookCopyRoutes = {
  /** The current version of the store's cookbook. */
  copyVersion: signedIn.route({ method: 'GET', path }).output(z.object({ version: z.string() })),

  /** The store's cookbook for offline use. */
  copy: signedIn
    .route({ method: 'GET', path: `${path}/{version}` })
    .input(z.object({ version: z.string().max(64) }))
    .output(type<CookbookCopy>())
    .errors(refusals('NOT_FOUND')),
}
