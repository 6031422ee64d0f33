import type { ListPeople } from '@aisleway/core/sharing/contract'
import { readStored, writeStored } from '../../api/device-store.ts'
import { peopleKey } from '../lists/replica/device-list.ts'

/** Beside the copy of the list, and gone with it. */
export function keepPeople(userId: string, listId: string, people: ListPeople): void {
  try {
    writeStored(peopleKey(userId, listId), { ...people, shopping: [] })
  } catch {
    // No room: without a network it is not known who they are.
  }
}

export function readPeople(userId: string, listId: string): ListPeople | undefined {
  return readStored(peopleKey(userId, listId))
}
