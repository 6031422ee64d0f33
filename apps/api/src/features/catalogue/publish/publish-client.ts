import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { OperatorError } from '../../../log/operator-error.ts'

type Settings = {
  SEARCH_APP_ID: string
  SEARCH_HOST?: string | undefined
  SEARCH_WRITE_KEY?: string | undefined
}

/** The official client, for Algolia's own hosts or another host with the same API. */
export function publishClient({
  SEARCH_APP_ID,
  SEARCH_HOST,
  SEARCH_WRITE_KEY,
}: Settings): Algoliasearch {
  if (!SEARCH_WRITE_KEY) {
    throw new OperatorError('SEARCH_WRITE_KEY is not set: publishing needs a key that may write.')
  }
  // The client knows which of Algolia's hosts accept writes; the host for searches does not.
  const isElsewhere = SEARCH_HOST && !/\.algolia(net)?\.(net|com)$/.test(SEARCH_HOST)
  if (!isElsewhere && SEARCH_APP_ID === sampleAppId) {
    throw new OperatorError(
      'SEARCH_APP_ID is not set: publishing needs the id of your application.',
    )
  }
  return algoliasearch(SEARCH_APP_ID, SEARCH_WRITE_KEY, {
    ...(isElsewhere && {
      hosts: [{ url: SEARCH_HOST, accept: 'readWrite' as const, protocol: 'https' as const }],
    }),
  })
}

/** The default of SEARCH_APP_ID. */
const sampleAppId = 'aisleway'
