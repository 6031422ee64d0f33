import { z } from 'zod'
import { maxEmailLength } from '../account/rules.ts'
import { refusals } from '../errors.ts'
import { signedIn } from '../route-bases.ts'

/** The early-access waitlist of the in-store navigation (spec 1 §1, §7). */
export const waitlistContract = {
  /** Whether the shopper is on the waitlist, with any address. */
  read: signedIn
    .route({ method: 'GET', path: '/waitlist' })
    .output(z.object({ isOnWaitlist: z.boolean() })),

  /** Joins with the account's address, or with another one from the post-save card (answer 7). */
  join: signedIn
    .route({ method: 'POST', path: '/waitlist' })
    .input(z.object({ email: z.string().max(maxEmailLength).optional() }))
    .output(z.object({ joined: z.literal(true) }))
    .errors(refusals('ALREADY_ON_WAITLIST', 'BAD_REQUEST')),
}
