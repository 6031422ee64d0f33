import type { User } from '@aisleway/core/account/session'
import { isObject, isText, type RecordKind, unchanged } from '../device-records/record.ts'
import { readStored, removeStored, tryWriteStored } from '../device-records/stored.ts'

const key = 'aisleway:last-user'

/** Stored so that the lists on this device open offline (answer 22b). */
export function rememberUser({ id, fullName }: User): void {
  // Without room in the browser, the lists cannot be opened offline.
  tryWriteStored(key, userRecord, { id, fullName })
}

export function forgetLastUser(): void {
  removeStored(key)
}

/** Who was last signed in on this browser; only the server knows whether they still are. */
export function lastUser(): User | null {
  const user = readStored(key, userRecord)
  return user ? { ...user, email: '', emailVerified: true } : null
}

const userRecord: RecordKind<Pick<User, 'id' | 'fullName'>> = {
  migrations: [unchanged],
  read: data => {
    if (!isObject(data)) return undefined
    const { id, fullName } = data
    return isText(id) && isText(fullName) ? { id, fullName } : undefined
  },
}
