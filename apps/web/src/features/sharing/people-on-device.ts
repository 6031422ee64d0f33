import type { ListPeople } from '@aisleway/core/sharing/contract'
import { isObject, type RecordKind, unchanged } from '../../api/device-records/record.ts'
import { readStored, writeStored } from '../../api/device-records/stored.ts'
import { peopleKey } from '../lists/replica/device-list.ts'

/** Keeps who shares the list beside its copy, with which it is removed. */
export function keepPeople(userId: string, listId: string, people: ListPeople): void {
  try {
    writeStored(peopleKey(userId, listId), peopleRecord, { ...people, shopping: [] })
  } catch {
    // Without room in the browser, it is unknown without a network who they are.
  }
}

export function readPeople(userId: string, listId: string): ListPeople | undefined {
  return readStored(peopleKey(userId, listId), peopleRecord)
}

const peopleRecord: RecordKind<ListPeople> = {
  migrations: [unchanged],
  read: data =>
    isObject(data) &&
    Array.isArray(data.people) &&
    data.people.every(isObject) &&
    Array.isArray(data.shopping) &&
    (data.split === null || isObject(data.split))
      ? (data as ListPeople)
      : undefined,
}
