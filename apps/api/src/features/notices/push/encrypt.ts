import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys that a browser provided with its subscription, in base64url. */
export type DeviceKeys = { p256dh: string; auth: string }

const recordSize = 4096
const gcmTagBytes = 16

/** The body of a push message that only the device can read (RFC 8291), as one record of RFC 8188. */
export function encryptFor({ p256dh, auth }: DeviceKeys, text: string): Buffer {
  const devicePoint = Buffer.from(p256dh, 'base64url')
  const ephemeral = createECDH('prime256v1')
  const point = ephemeral.generateKeys()
  const shared = ephemeral.computeSecret(devicePoint)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), devicePoint, point])
  const inputKey = derive(shared, Buffer.from(auth, 'base64url'), keyInfo, 32)
  const salt = randomBytes(16)
  const key = derive(inputKey, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(inputKey, salt, 'Content-Encoding: nonce\0', 12)

  const plain = Buffer.concat([Buffer.from(text), lastRecord])
  if (plain.length + gcmTagBytes > recordSize) throw new RangeError('The push message is too long')
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  const header = Buffer.concat([salt, size, Buffer.from([point.length]), point])
  return Buffer.concat([header, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Whether the key is a point on the curve; otherwise nothing can be encrypted for it. */
export function isUsable({ p256dh }: DeviceKeys): boolean {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

const lastRecord = Buffer.from([2])

function derive(key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
}
