import { api } from '../../../api/client/client.ts'
import { isObject } from '../../../api/device-records/record.ts'
import { keptCopy } from '../../../api/outbox/sending/kept-copy.ts'

type Loaded = Awaited<ReturnType<typeof api.lists.loaded>>

const copy = keptCopy<Loaded>('loaded-list', isObject)

/** The list the cart was loaded from, as the server says or as this device last knew it. */
export async function readLoadedList(userId: string): Promise<Loaded['list']> {
  return (await copy.read(userId, () => api.lists.loaded())).list
}
