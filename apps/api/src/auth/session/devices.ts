import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import type { Database } from '../../db/database.ts'
import { hashOf } from '../hash-of.ts'
import { allSecrets, keyFor, type Secrets } from '../secret-keys.ts'
import { knownDevices } from '../tables.ts'
import { lockedCookie } from './session-cookie.ts'

type Deps = Secrets & { publicUrl: string | undefined }

/** The longest time for which browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60

/**
 * The device of a request, as the hash that the database holds; undefined without our signed cookie. It
 * grants no access: it only gives a browser that has signed in before its own budget of wrong guesses,
 * so that a stranger's guesses do not lock the owner out (answer 14).
 */
export function readDevice(deps: Deps, headers: Headers): string | undefined {
  const { name } = deviceCookie(deps)
  const [id = '', signature = ''] = (parse(headers.get('cookie') ?? '', name)[name] ?? '').split(
    '.',
  )
  const given = Buffer.from(signature, 'base64url')
  const isOurs = allSecrets(deps).some(secret => {
    const expected = signatureOf(secret, id)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? hashOf(id) : undefined
}

/** A new device, and the cookie by which it will be known. */
export function newDevice(deps: Deps) {
  const id = randomBytes(24).toString('base64url')
  const { name, attributes } = deviceCookie(deps)
  return {
    hash: hashOf(id),
    cookie: {
      name,
      value: `${id}.${signatureOf(deps.secret, id).toString('base64url')}`,
      attributes: { ...attributes, maxAge: deviceSeconds },
    },
  }
}

/** One statement whether or not the address has an account, so that its time tells nothing. */
export async function isKnownDevice(database: Database, email: string, hash: string) {
  const rows = await database.runPrepared(deviceOfEmail, [email, hash])
  return rows.length > 0
}

export async function rememberDevice(
  database: Database,
  userId: string,
  deviceHash: string,
  now: Date,
): Promise<void> {
  await database.queries
    .insert(knownDevices)
    .values({ userId, deviceHash, seenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { seenAt: now },
    })
}

const deviceOfEmail = `SELECT 1 FROM known_devices JOIN users ON users.id = known_devices.user_id
        WHERE users.email = $1 AND known_devices.device_hash = $2`

function deviceCookie({ publicUrl }: Pick<Deps, 'publicUrl'>) {
  return lockedCookie('aisleway_device', publicUrl)
}

function signatureOf(secret: string, id: string): Buffer {
  return createHmac('sha256', keyFor(secret, 'device')).update(id).digest()
}
