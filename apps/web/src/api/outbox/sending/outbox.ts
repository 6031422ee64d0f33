import { confirmedUser } from '../../session/known-session.ts'
import { withLock } from '../../with-lock.ts'
import { knownKinds } from '../kinds.ts'
import { outboxRecords } from '../on-device.ts'
import { createOutbox } from './create-outbox.ts'

export const outbox = createOutbox({
  records: outboxRecords,
  kinds: knownKinds,
  confirmedUser,
  withLock,
  now: () => new Date(),
})
