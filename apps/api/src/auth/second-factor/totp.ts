import { factorCodeDigits } from '@aisleway/core/account/factor-rules'
import { HOTP, Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

// The parameters that every authenticator app supports (RFC 6238).
const kind = { algorithm: 'SHA1', digits: factorCodeDigits, period: 30 } as const
/** One step to either side, since the clocks of phones differ. */
const window = 1

/** A new secret in base32, as the address that authenticator apps read, and as a QR code of it. */
export function newTotp(issuer: string, label: string) {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ ...kind, issuer, label, secret }).toString()
  const picture = Buffer.from(renderSVG(uri, { ecc: 'M', border: 2 })).toString('base64')
  return { secret: secret.base32, uri, qr_code: `data:image/svg+xml;base64,${picture}` }
}

/** The latest step whose code is accepted now. */
export function latestStep(now: Date): number {
  return stepAt(now) + window
}

function stepAt(now: Date): number {
  return TOTP.counter({ period: kind.period, timestamp: now.getTime() })
}

/** The 30-second step that a code belongs to; null for a wrong code. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const counter = stepAt(now)
  const distance = HOTP.validate({
    token: code.replaceAll(' ', ''),
    secret: Secret.fromBase32(secret),
    algorithm: kind.algorithm,
    digits: kind.digits,
    counter,
    window,
  })
  return distance === null ? null : counter + distance
}
