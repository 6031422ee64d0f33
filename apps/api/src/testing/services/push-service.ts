import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { PushPayload } from '@aisleway/core/notices/push'
import type { Network } from '../../outbound/public-request.ts'

export type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer }

export type PushService = Awaited<ReturnType<typeof openPushService>>

/**
 * A push service on this machine; every host name resolves to it, as if it were on the internet.
 */
export async function openPushService() {
  const taken: Pushed[] = []
  const asked = { status: 201, retryAfter: '' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    if (asked.retryAfter) response.setHeader('retry-after', asked.retryAfter)
    response.writeHead(asked.status).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const network: Network = {
    resolve: async () => ['93.184.215.14'],
    connect: () => connect((server.address() as AddressInfo).port, '127.0.0.1'),
  }
  return { taken, asked, network, close: () => server.close() }
}

/** The part of a browser that subscribes and decrypts, implemented from RFC 8291 independently of the sender. */
export function pushDevice(name: string) {
  const pair = createECDH('prime256v1')
  const point = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint: `https://push.example/${name}`,
    p256dh: point.toString('base64url'),
    auth: auth.toString('base64url'),
    read: ({ body }: Pushed): PushPayload => {
      const salt = body.subarray(0, 16)
      const serverPoint = body.subarray(21, 21 + body.readUInt8(20))
      const sealed = body.subarray(21 + serverPoint.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, serverPoint])
      const secret = hkdfSync('sha256', pair.computeSecret(serverPoint), auth, info, 32)
      const part = (text: string, bytes: number) =>
        Buffer.from(
          hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${text}\0`, bytes),
        )
      const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
      cipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

/** The claims of the token that identifies the sender; throws unless the key it names signed it. */
export function senderOf({ headers }: Pushed): { key: string; claims: Record<string, unknown> } {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGenuine) throw new Error('The message is not signed by the key that it names')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
