import { z } from 'zod'
import { maxQueryLength } from '../catalogue/search/query-address.ts'
import { signedIn } from '../route-bases.ts'

const all = z.object({ searches: z.array(z.string()) })

/** The signed-in shopper's search history, latest first; every change answers with all of it. */
export const recentSearchesContract = {
  list: signedIn.route({ method: 'GET', path: '/recent-searches' }).output(all),

  /** A repeated text moves to the front; beyond the limit the oldest is removed. */
  add: signedIn
    .route({ method: 'POST', path: '/recent-searches' })
    .input(z.object({ text: z.string().trim().min(1).max(maxQueryLength) }))
    .output(all),

  clear: signedIn.route({ method: 'DELETE', path: '/recent-searches' }).output(all),
}

export const maxRecentSearches = 20
