import { hashSync, verifySync } from '@node-rs/argon2'

export type Argon2Calls = typeof argon2Calls

/** OWASP's smallest argon2id setting: 19 MiB, two passes (measured: about 96 sign-ins/s a core). The memory is in KiB. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** What a thread that hashes passwords offers. */
export const argon2Calls = {
  hash: (password: string) => hashSync(password, cost),
  verify: (given: { hash: string; password: string }) => verifySync(given.hash, given.password),
}
