import type { User } from '@aisleway/core/account/contract'
import type { AppConfig } from '@aisleway/core/catalogue/contract'
import { queryClient } from './query-client.ts'
import { sessionQuery } from './session.ts'
import { storeConfigQuery } from './store-config.ts'

/** Takes over what the server wrote into the page, so that the first screen waits for nothing. */
export function readPageData(): void {
  const text = document.getElementById('page-data')?.textContent
  if (!text) return
  const { config, user }: { config: AppConfig; user: User | null } = JSON.parse(text)
  queryClient.setQueryData(storeConfigQuery.queryKey, config)
  queryClient.setQueryData(sessionQuery.queryKey, { user })
}
