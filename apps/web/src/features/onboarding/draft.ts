import { type Preferences, preferencesFrom } from '@aisleway/core/onboarding/preferences'
import { type Draft, draftAt } from '../../api/device-records/draft.ts'
import { deviceKey } from '../../api/device-records/keys.ts'
import { isObject, type RecordKind, unchanged } from '../../api/device-records/record.ts'

/** The answers so far, which must survive a reload until they are saved or skipped. */
export function draftOfAnswers(userId: string): Draft<Preferences> {
  return draftAt(deviceKey(userId, 'onboarding'), draftRecord)
}

const draftRecord: RecordKind<Preferences> = {
  migrations: [unchanged],
  read: data => (isObject(data) ? preferencesFrom(data) : undefined),
}
