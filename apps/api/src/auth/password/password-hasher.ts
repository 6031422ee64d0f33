import { availableParallelism } from 'node:os'
import { type WorkQueue, workQueue } from '../../limits/work-queue.ts'

export type Argon2 = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

export type PasswordHasher = Argon2 & Pick<WorkQueue, 'admit'>

/** Hashes within an admitted request. Hashing takes whole cores, so it gets few of them. */
export function passwordHasher({ hash, verify }: Argon2, queue: WorkQueue): PasswordHasher {
  return {
    admit: queue.admit,
    hash: password => queue.run(() => hash(password)),
    verify: given => queue.run(() => verify(given)),
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
