import { dayMs } from '@aisleway/core/days'
import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import {
  authEvents,
  factorChallenges,
  knownDevices,
  sessions,
  throttles,
  verifications,
} from './tables.ts'

/** The lifetime of the device cookie in a browser. */
const deviceLifeMs = 400 * dayMs
const recordLifeMs = 400 * dayMs

/** Deletes what has expired: it no longer works, takes up room, and is personal data without a purpose. */
export async function cleanUp({ queries }: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await queries.delete(throttles).where(lt(throttles.resetsAt, now))
  await queries.delete(verifications).where(lt(verifications.expiresAt, now))
  await queries.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now))
  await queries.delete(sessions).where(lt(sessions.expiresAt, now))
  await queries.delete(knownDevices).where(lt(knownDevices.seenAt, ago(deviceLifeMs)))
  await queries.delete(authEvents).where(lt(authEvents.at, ago(recordLifeMs)))
}
