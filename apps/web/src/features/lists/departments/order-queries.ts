import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { queryClient } from '../../../api/client/query-client.ts'
import { deviceKey } from '../../../api/device-records/keys.ts'
import { isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import { readStored, tryWriteStored } from '../../../api/device-records/stored.ts'

/** Stored on this device once fetched, since the store's steel blocks the network. */
export function departmentOrderQuery(userId: string) {
  return queryOptions({
    queryKey: ['lists', userId, 'department-order'],
    queryFn: async () => keep(userId, (await api.lists.departmentOrder()).departments),
    initialData: () => readStored(orderKey(userId), orderRecord),
    initialDataUpdatedAt: 0,
  })
}

const none: DepartmentOrOther[] = []

/** The shopper's own order of departments; empty for the store's. */
export function useDepartmentOrder(userId: string): DepartmentOrOther[] {
  return useQuery({ ...departmentOrderQuery(userId), enabled: userId !== '' }).data ?? none
}

export async function saveDepartmentOrder(
  userId: string,
  departments: DepartmentOrOther[],
): Promise<void> {
  await api.lists.saveDepartmentOrder({ departments })
  queryClient.setQueryData(departmentOrderQuery(userId).queryKey, keep(userId, departments))
}

function keep(userId: string, departments: DepartmentOrOther[]): DepartmentOrOther[] {
  // If the browser has no room, the store's order applies offline.
  tryWriteStored(orderKey(userId), orderRecord, departments)
  return departments
}

function orderKey(userId: string): string {
  return deviceKey(userId, 'department-order')
}

const orderRecord: RecordKind<DepartmentOrOther[]> = {
  migrations: [unchanged],
  read: data =>
    Array.isArray(data) && data.every(isText) ? (data as DepartmentOrOther[]) : undefined,
}
