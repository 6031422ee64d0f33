import type { ListPeople } from '@aisleway/core/sharing/contract'
import { isObject, type RecordKind, unchanged } from '../../api/device-records/record.ts'
import { readStored, tryWriteStored } from '../../api/device-records/stored.ts'
import { peopleKey } from '../lists/replica/device-list.ts'

/** Stores who shares the list beside its copy; both are removed together. */
export function keepPeople(userId: string, listId: string, people: ListPeople): void {
  // If the browser has no room, their names are unknown offline.
  tryWriteStored(peopleKey(userId, listId), peopleRecord, { ...people, shopping: [] })
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
