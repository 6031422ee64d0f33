import { createECDH, createPrivateKey, sign } from 'node:crypto'

/** Identifies this server to push services (RFC 8292); the keys are in base64url. */
export type PushSender = { publicKey: string; privateKey: string; contact: string }

const tokenSeconds = 12 * 60 * 60

/** A new key pair in the format of the settings. */
export function newPushKeys(): Pick<PushSender, 'publicKey' | 'privateKey'> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A number with leading zeros has fewer bytes than the fixed length.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

export function isKeyPair({ publicKey, privateKey }: Omit<PushSender, 'contact'>): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

/** The value of the Authorization header for messages to this push service. */
export function authorizationFor(endpoint: URL, sender: PushSender, now: Date): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + tokenSeconds
  const head = encoded({ typ: 'JWT', alg: 'ES256' })
  const claims = encoded({ aud: endpoint.origin, exp: expiresAt, sub: sender.contact })
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), {
    key: privateKeyOf(sender),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${head}.${claims}.${signature.toString('base64url')}, k=${sender.publicKey}`
}

function privateKeyOf({ publicKey, privateKey: d }: PushSender) {
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' })
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
