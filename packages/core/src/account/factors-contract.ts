import { z } from 'zod'
import { refusals } from '../errors.ts'
import { confirmed, signedIn } from '../route-bases.ts'
import { writtenText } from '../text/written-text.ts'
import { maxFactorNameLength, maxRecoveryCodeLength, phonePattern } from './factor-rules.ts'
import { factorSchema, sessionSchema } from './session.ts'

const factorId = z.uuid()
const code = z.string().trim().max(20)

/** Second factors, with the spec's calls (1 §7, answer 12). */
export const factorsContract = {
  list: signedIn.route({ method: 'GET', path: '/factors' }).output(z.array(factorSchema)),

  /** Starts a factor, which takes effect once a code has verified it. */
  enroll: confirmed
    .route({ method: 'POST', path: '/factors' })
    .input(
      z.object({
        factor_type: z.enum(['totp', 'phone']),
        friendly_name: writtenText().min(1).max(maxFactorNameLength),
        phone: z.string().regex(phonePattern).optional(),
        issuer: z.string().max(60).optional(),
      }),
    )
    .output(
      z.object({
        id: factorId,
        type: z.enum(['totp', 'phone']),
        friendly_name: z.string(),
        /** `qr_code` is an SVG as a data: URL; `secret` is base32. */
        totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }).nullable(),
      }),
    )
    .errors(refusals('FACTOR_NAME_TAKEN', 'TOO_MANY_FACTORS', 'PHONE_UNAVAILABLE')),

  remove: confirmed
    .route({ method: 'DELETE', path: '/factors/{factorId}' })
    .input(z.object({ factorId }))
    .output(z.object({ id: factorId }))
    .errors(refusals('NOT_FOUND')),

  /**
   * Asks for a code, which a phone factor receives by message. It is also open to a session that still
   * needs its second factor.
   */
  challenge: signedIn
    .route({ method: 'POST', path: '/factors/{factorId}/challenge' })
    .input(z.object({ factorId, channel: z.enum(['sms']).optional() }))
    .output(z.object({ id: z.uuid(), type: z.enum(['totp', 'phone']), expires_at: z.int() }))
    .errors(refusals('NOT_FOUND', 'TOO_MANY_REQUESTS', 'PHONE_UNAVAILABLE')),

  /** A correct code verifies the factor and elevates the session to aal2. */
  verify: signedIn
    .route({ method: 'POST', path: '/factors/{factorId}/verify' })
    .input(z.object({ factorId, challenge_id: z.uuid(), code }))
    .output(sessionSchema)
    .errors(
      refusals(
        'NOT_FOUND',
        'WRONG_CODE',
        'CHALLENGE_EXPIRED',
        'FACTOR_UNREADABLE',
        'TOO_MANY_REQUESTS',
      ),
    ),

  /** Takes a recovery code in place of a factor's code; each one works once. */
  recover: signedIn
    .route({ method: 'POST', path: '/factors/recovery' })
    .input(z.object({ code: z.string().trim().max(maxRecoveryCodeLength) }))
    .output(sessionSchema)
    .errors(refusals('WRONG_CODE', 'FACTOR_UNREADABLE', 'TOO_MANY_REQUESTS')),

  /** Creates ten recovery codes, which are shown once; the old ones stop working. */
  newRecoveryCodes: confirmed
    .route({ method: 'POST', path: '/factors/recovery-codes' })
    .output(z.object({ codes: z.array(z.string()) }))
    .errors(refusals('NO_VERIFIED_FACTOR')),
}
