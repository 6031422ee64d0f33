import type { Factor } from '@aisleway/core/account/session'
import { api } from '../../../../api/client/client.ts'
import { hasCode } from '../../../../api/client/refusal.ts'

type Enrolled = Awaited<ReturnType<typeof api.factors.enroll>>

/** A factor waiting for a code. The secret is known only for a new one. */
export type Enrollment = Enrolled & { phone: string | null; challengeId: string }

/** Enrolls a factor and requests its first code, which for a phone is sent as a message. */
export async function enroll(
  type: Factor['factor_type'],
  name: string,
  phone: string | null,
): Promise<Enrollment> {
  const enrolled = await api.factors.enroll({
    factor_type: type,
    friendly_name: name,
    ...(phone && { phone }),
  })
  try {
    return { ...enrolled, phone, challengeId: await askForCode(enrolled.id) }
  } catch (error) {
    // Otherwise its name would be taken on the next attempt.
    await api.factors.remove({ factorId: enrolled.id }).catch(() => {})
    throw error
  }
}

export async function askForCode(factorId: string): Promise<string> {
  return (await api.factors.challenge({ factorId })).id
}

export async function verify(enrollment: Enrollment, challengeId: string, code: string) {
  const factorId = enrollment.id
  try {
    return await api.factors.verify({ factorId, challenge_id: challengeId, code })
  } catch (error) {
    // An app's code is valid for any challenge; a sent code only for its own.
    if (enrollment.phone || !hasCode(error, 'CHALLENGE_EXPIRED')) throw error
    return api.factors.verify({ factorId, challenge_id: await askForCode(factorId), code })
  }
}
