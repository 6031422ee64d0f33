import { useEffect, useState } from 'react'
import { followRecords } from '../../../api/device-records/device-records.ts'
import { type ListWithTrip, listsOnDevice } from './lists-on-device.ts'

/** The lists that can be opened without a network, with what is done to them while they are shown. */
export function useListsOnDevice(userId: string): ListWithTrip[] {
  const [lists, setLists] = useState(() => listsOnDevice(userId))
  useEffect(() => {
    const show = () => setLists(listsOnDevice(userId))
    show()
    return followRecords(show)
  }, [userId])
  return lists
}
