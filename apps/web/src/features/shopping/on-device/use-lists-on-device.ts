import { useEffect, useState } from 'react'
import { followRecords } from '../../../api/device-records/device-records.ts'
import { type ListWithTrip, listsOnDevice } from './lists-on-device.ts'

/** The lists that can be opened offline, updated as they change. */
export function useListsOnDevice(userId: string): ListWithTrip[] {
  const [lists, setLists] = useState(() => listsOnDevice(userId))
  useEffect(() => {
    const show = () => setLists(listsOnDevice(userId))
    show()
    return followRecords(show)
  }, [userId])
  return lists
}
