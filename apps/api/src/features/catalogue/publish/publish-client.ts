import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { PublishError } from './publish-error.ts'

type Settings = {
  SEARCH_APP_ID: string
  SEARCH_HOST?: string | undefined
  SEARCH_WRITE_KEY?: string | undefined
}

/** The official client, on Algolia's own hosts or on another that speaks its format. */
export function publishClient({
  SEARCH_APP_ID,
  SEARCH_HOST,
  SEARCH_WRITE_KEY,
}: Settings): Algoliasearch {
  if (!SEARCH_WRITE_KEY) {
    throw new PublishError('SEARCH_WRITE_KEY is not set: publishing needs a key that may write.')
  }
  // The client knows which of Algolia's hosts take writes; the one for searches does not.
  const isElsewhere = SEARCH_HOST && !/\.algolia(net)?\.(net|com)$/.test(SEARCH_HOST)
  if (!isElsewhere && SEARCH_APP_ID === sampleAppId) {
    throw new PublishError('SEARCH_APP_ID is not set: publishing needs the id of your application.')
  }
  return algoliasearch(SEARCH_APP_ID, SEARCH_WRITE_KEY, {
    ...(isElsewhere && {
      hosts: [{ url: SEARCH_HOST, accept: 'readWrite' as const, protocol: 'https' as const }],
    }),
  })
}

/** What SEARCH_APP_ID is where nobody has set it. */
const sampleAppId = 'aisleway'
