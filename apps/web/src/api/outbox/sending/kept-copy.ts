import { isAnswer } from '../../client/refusal.ts'
import {
  changeRecords,
  openRecords,
  readRecord,
  recordKeys,
} from '../../device-records/device-records.ts'
import { deviceKey, unsentKey } from '../../device-records/keys.ts'
import { isObject, isText, type RecordKind, recordOf } from '../../device-records/record.ts'
import { coming } from '../coming.ts'
import { kindsReady } from '../kinds.ts'
import { outbox } from './outbox.ts'

/** What the server last told of something that belongs to a shopper, and when, by this device's clock. */
type Copy<Told> = { told: Told; at: string }

/**
 * Something that is told by the server and shown with what waits to be sent, also on a cold start without a
 * network. `name` is also what the kinds of the outbox call it.
 */
export function keptCopy<Told>(name: string, isReadable: (told: unknown) => boolean) {
  const kind: RecordKind<Copy<Told>> = {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.at) && isReadable(data.told) ? (data as Copy<Told>) : undefined,
  }
  const keyOf = (userId: string) => deviceKey(userId, 'copy', name)

  async function withWaiting(userId: string, told: Told): Promise<Told> {
    if (coming.size === 0 && recordKeys(unsentKey(userId, '')).length === 0) return told
    await kindsReady()
    return outbox.project(userId, name, told)
  }

  function keep(userId: string, told: Told): void {
    const copy = { told, at: new Date().toISOString() }
    changeRecords([[keyOf(userId), recordOf(kind, copy)]]).catch(() => {
      // Without room, it cannot be shown without a network.
    })
  }

  return {
    /** Asks the server, and takes the copy when that cannot be reached. */
    async read(userId: string, ask: () => Promise<Told>): Promise<Told> {
      const [answer] = await Promise.allSettled([ask(), openRecords()])
      if (answer.status === 'fulfilled') {
        keep(userId, answer.value)
        return withWaiting(userId, answer.value)
      }
      const copy = isAnswer(answer.reason) ? undefined : readRecord(keyOf(userId), kind)
      if (!copy) throw answer.reason
      return withWaiting(userId, copy.told)
    },

    /** What the server last told, without what waits. */
    async last(userId: string): Promise<Told | undefined> {
      await openRecords()
      return readRecord(keyOf(userId), kind)?.told
    },

    /** What the server has after a change was sent, with what still waits. */
    async take(userId: string, told: Told): Promise<Told> {
      keep(userId, told)
      return withWaiting(userId, told)
    },
  }
}

/** When the server last told anything of which a copy is here. */
export function lastTold(userId: string): string | undefined {
  return recordKeys(deviceKey(userId, 'copy', ''))
    .flatMap(key => readRecord(key, { migrations: [], read: atOf }) ?? [])
    .sort()
    .at(-1)
}

function atOf(data: unknown): string | undefined {
  return isObject(data) && isText(data.at) ? data.at : undefined
}
