import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'
import { asc, notInArray, sql } from 'drizzle-orm'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { Database, Queries } from '../../db/database.ts'
import { advisoryLocks } from '../../db/postgres/advisory-locks.ts'
import { keyFor, seal, unseal } from '../secret-keys.ts'
import { signingKeys as table } from '../tables.ts'
import { needsNewKey, publishedKeys, rereadMs, signingKey } from './key-rotation.ts'

/** Unknown key ids query the database at most this often, however many forged tokens arrive. */
const unknownKeyMs = 5000

type Key = {
  id: string
  createdAt: number
  canSign: boolean
  publicJwk: JWK
  publicKey: KeyObject
  privateKey: KeyObject | undefined
}

type Deps = {
  database: Database
  secret: string
  now: () => Date
  tokenSeconds: number
}

/** The keys of the access tokens: made when needed, shared by all servers and cached in memory. */
export function signingKeys({ database, secret, now, tokenSeconds }: Deps) {
  const sealingKey = keyFor(secret, 'signing-keys')
  const time = () => now().getTime()
  let kept: { keys: Key[]; readAt: number } | undefined
  let reading: Promise<Key[]> | undefined

  return {
    /** The current signing key. */
    current: async () => {
      const key = signingKey(await keysNow(), time())
      if (!key?.privateKey) throw new Error('No key can sign.')
      return { id: key.id, privateKey: key.privateKey }
    },

    /** The public half of a key; undefined if no server has such a key. */
    publicKey: async (id: string): Promise<KeyObject | undefined> => {
      const find = (keys: Key[]) => keys.find(key => key.id === id)?.publicKey
      const known = find(await keysNow())
      return known ?? (keptFor() >= unknownKeyMs ? find(await reread()) : undefined)
    },

    published: async (): Promise<JWK[]> =>
      publishedKeys(await keysNow(), time(), tokenSeconds).map(({ id, publicJwk }) => ({
        ...publicJwk,
        kid: id,
        alg: 'ES256',
        use: 'sig',
      })),
  }

  async function keysNow(): Promise<Key[]> {
    const isFresh = keptFor() < rereadMs && kept && !needsNewKey(kept.keys, time())
    return kept && isFresh ? kept.keys : reread()
  }

  /** Also where the clock was set back. */
  function keptFor(): number {
    return kept ? Math.abs(time() - kept.readAt) : Number.POSITIVE_INFINITY
  }

  /** Simultaneous requests share one read. */
  function reread(): Promise<Key[]> {
    reading ??= readOrMake().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readOrMake(): Promise<Key[]> {
    const readAt = time()
    let keys = await read(database.queries, sealingKey)
    if (needsNewKey(keys, readAt)) keys = await makeKey(readAt)
    kept = { keys, readAt }
    return keys
  }

  /** Servers that need a key at the same moment make only one, since the lock lets one of them go first. */
  function makeKey(at: number): Promise<Key[]> {
    return database.queries.transaction(async tx => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.signingKeys})`)
      const keys = await read(tx, sealingKey)
      if (!needsNewKey(keys, at)) return keys
      await tx.insert(table).values({ ...(await newKey(sealingKey)), createdAt: new Date(at) })
      const all = await read(tx, sealingKey)
      const living = publishedKeys(all, at, tokenSeconds)
      await tx.delete(table).where(
        notInArray(
          table.id,
          living.map(key => key.id),
        ),
      )
      return living
    })
  }
}

async function read(queries: Queries, sealingKey: Buffer): Promise<Key[]> {
  const rows = await queries.select().from(table).orderBy(asc(table.createdAt), asc(table.id))
  return rows.map(row => {
    const publicJwk = row.publicJwk as JWK
    const privateKey = opened(sealingKey, row)
    return {
      id: row.id,
      createdAt: row.createdAt.getTime(),
      canSign: privateKey !== undefined,
      publicJwk,
      publicKey: createPublicKey({ key: publicJwk as JsonWebKey, format: 'jwk' }),
      privateKey,
    }
  })
}

/** Undefined after AUTH_SECRET was changed: such a key still verifies its tokens, but a new one signs. */
function opened(sealingKey: Buffer, row: { id: string; privateJwk: string }) {
  try {
    const jwk = JSON.parse(unseal(sealingKey, row.id, row.privateJwk))
    return createPrivateKey({ key: jwk, format: 'jwk' })
  } catch {
    return undefined
  }
}

async function newKey(sealingKey: Buffer) {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicJwk = pair.publicKey.export({ format: 'jwk' }) as JWK
  const id = await calculateJwkThumbprint(publicJwk)
  const privateJwk = seal(sealingKey, id, JSON.stringify(pair.privateKey.export({ format: 'jwk' })))
  return { id, publicJwk, privateJwk }
}
