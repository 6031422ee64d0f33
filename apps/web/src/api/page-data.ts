import type { AppConfig } from '@aisleway/core/catalogue/contract'
import type { Preferences } from '@aisleway/core/onboarding/preferences'
import type { UsualProduct } from '@aisleway/core/usuals/contract'
import { queryClient } from './client/query-client.ts'
import { type FirstBrowse, keepFirstBrowse } from './first-browse.ts'
import { keptConfig } from './kept-config.ts'
import { navigationType } from './navigation-type.ts'
import { preferencesQuery } from './preferences.ts'
import { lastUser } from './session/last-user.ts'
import { type KnownSession, sessionQuery } from './session/session.ts'
import { storeConfigQuery } from './store-config.ts'
import { usualsQuery } from './usuals.ts'

/**
 * Seeds the query client with the data the server wrote into the page, so that the first
 * screen waits for nothing.
 */
export function readPageData(): void {
  const text = document.getElementById('page-data')?.textContent
  if (text) fillCache(JSON.parse(text))
  else assumeLastVisit()
}

type PageData = {
  config: AppConfig
  preferences: Preferences | null
  browse?: FirstBrowse
  usuals?: UsualProduct[]
} & KnownSession

function fillCache({ config, preferences, browse, usuals, ...session }: PageData): void {
  // On a back navigation, the browser may show a page that it cached hours ago.
  if (browse && navigationType() !== 'back_forward') keepFirstBrowse(browse)
  queryClient.setQueryData(storeConfigQuery.queryKey, config)
  queryClient.setQueryData(sessionQuery.queryKey, session)
  queryClient.setQueryData(preferencesQuery(session.user).queryKey, preferences)
  queryClient.setQueryData(usualsQuery(session.user).queryKey, usuals)
}

/** The service worker served this page, so the last visit's data is used and refetched as soon as possible. */
function assumeLastVisit(): void {
  const config = keptConfig()
  if (config) {
    queryClient.setQueryData(storeConfigQuery.queryKey, config)
    queryClient.invalidateQueries({ ...storeConfigQuery, refetchType: 'none' })
  }
  const user = lastUser()
  if (user) {
    queryClient.setQueryData(sessionQuery.queryKey, { user, challenge: null }, { updatedAt: 1 })
  }
}
