import { isAnswer } from '../../client/refusal.ts'
import {
  changeRecords,
  openRecords,
  readRecord,
  recordKeys,
} from '../../device-records/device-records.ts'
import { deviceKey, unsentKey } from '../../device-records/keys.ts'
import { isObject, isText, type RecordKind, recordOf } from '../../device-records/record.ts'
import { kindsReady } from '../kinds.ts'
import { unqueuedChanges } from '../unqueued-changes.ts'
import { outbox } from './outbox.ts'

/** The server's last answer about something of a shopper's, and when it came, by this device's clock. */
type Copy<Data> = { answer: Data; at: string }

/**
 * Server data shown together with the changes waiting to be sent, also on a cold start without a network.
 * The kinds of the outbox refer to it by the same `name`.
 */
export function keptCopy<Data>(name: string, isReadable: (data: unknown) => boolean) {
  const kind: RecordKind<Copy<Data>> = {
    migrations,
    read: data =>
      isObject(data) && isText(data.at) && isReadable(data.answer)
        ? (data as Copy<Data>)
        : undefined,
  }
  const keyOf = (userId: string) => deviceKey(userId, 'copy', name)
  /** How many answers to changes were taken: what was asked before one of them may be older than it. */
  let taken = 0

  async function withWaiting(userId: string, answer: Data): Promise<Data> {
    if (unqueuedChanges.size === 0 && recordKeys(unsentKey(userId, '')).length === 0) return answer
    await kindsReady()
    return outbox.project(userId, name, answer)
  }

  function keep(userId: string, answer: Data): void {
    const copy = { answer, at: new Date().toISOString() }
    changeRecords([[keyOf(userId), recordOf(kind, copy)]]).catch(() => {
      // Without room, it cannot be shown offline.
    })
  }

  return {
    /** Asks the server, and falls back to the copy if it cannot be reached. */
    async read(userId: string, ask: () => Promise<Data>): Promise<Data> {
      const takenBefore = taken
      const [answer] = await Promise.allSettled([ask(), openRecords()])
      if (answer.status === 'fulfilled') {
        if (taken === takenBefore) keep(userId, answer.value)
        return withWaiting(userId, answer.value)
      }
      const copy = isAnswer(answer.reason) ? undefined : readRecord(keyOf(userId), kind)
      if (!copy) throw answer.reason
      return withWaiting(userId, copy.answer)
    },

    /** The server's last answer, without waiting changes. */
    async last(userId: string): Promise<Data | undefined> {
      await openRecords()
      return readRecord(keyOf(userId), kind)?.answer
    },

    /** The server's state after a change was sent, plus the changes still waiting. */
    async take(userId: string, answer: Data): Promise<Data> {
      taken++
      keep(userId, answer)
      return withWaiting(userId, answer)
    },
  }
}

/** When the server last answered anything of which there is a copy here. */
export function lastAnswerAt(userId: string): string | undefined {
  return recordKeys(deviceKey(userId, 'copy', ''))
    .flatMap(key => readRecord(key, { migrations, read: atOf }) ?? [])
    .sort()
    .at(-1)
}

/** Version 0 stored the answer under another name. */
const migrations = [(data: unknown) => (isObject(data) ? { answer: data.told, at: data.at } : data)]

function atOf(data: unknown): string | undefined {
  return isObject(data) && isText(data.at) ? data.at : undefined
}
