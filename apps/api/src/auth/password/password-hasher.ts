import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type WorkQueue, workQueue } from '../../limits/work-queue.ts'

/** The parameters of argon2id; the memory is in KiB. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's smallest argon2id setting: 19 MiB, two passes (measured: about 96 sign-ins/s a core). */
export const usualHashCost: HashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export type PasswordHasher = Pick<WorkQueue, 'admit'> & {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

/**
 * Hashes within an admitted request. Hashing takes threads of the pool that also reads and packs files, of
 * which there are four, and whole cores, so it gets few of both.
 */
export function passwordHasher(cost: HashCost, queue: WorkQueue): PasswordHasher {
  return {
    admit: queue.admit,
    hash: password => queue.run(() => hash(password, cost)),
    verify: given => queue.run(() => verify(given.hash, given.password)),
  }
}

/** One core stays for the server itself. */
const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

/** The last one admitted waits about two thirds of a second. */
export function usualHashQueue(): WorkQueue {
  return workQueue({
    stepsAtOnce: hashesAtOnce,
    mostRequests: 64 * hashesAtOnce,
    retryAfterSeconds: 2,
  })
}
