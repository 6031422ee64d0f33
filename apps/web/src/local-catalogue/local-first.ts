import {
  onlineManager,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { isRefusal } from '../api/client/refusal.ts'
import { loadOnce } from '../api/load-once.ts'
import { isLocalReady } from './local-state.ts'
import type { QuestionName, Questions } from './questions.ts'

/** How long the network may take before this device is asked as well. */
const patienceMs = 1500
/** This device answers every letter; the server is asked only once typing has paused for this long. */
const refreshPauseMs = 300

/** Asks the network, and this device as well if the network fails or is slow. */
export async function networkOrLocal<Answer>(
  network: () => Promise<Answer>,
  local: () => Promise<Answer | undefined>,
): Promise<Answer> {
  if (!onlineManager.isOnline()) return (await local().catch(nothing)) ?? network()
  const asked = network()
  const late = new Promise<undefined>(resolve => setTimeout(resolve, patienceMs))
  try {
    const soon = await Promise.race([asked.then(answer => ({ answer })), late])
    if (soon) return soon.answer
  } catch (error) {
    if (isRefusal(error)) throw error
    const found = await local().catch(nothing)
    if (found === undefined) throw error
    return found
  }
  const found = await local().catch(nothing)
  asked.catch(nothing)
  return found ?? asked
}

type Asked<Answer> = {
  network: () => Promise<Answer>
  local: () => Promise<Answer | undefined>
  /** Merges the network's answer into what is shown, where nothing may move under a finger. */
  refresh: (shown: Answer, newer: Answer) => Answer
}

/**
 * For searches while typing: this device answers at once if it can. The network's answer is merged in when it
 * arrives, if the search is still shown.
 */
export function localFirst<Answer>({ network, local, refresh }: Asked<Answer>) {
  return async ({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>) => {
    const found = isLocalReady() ? await local().catch(nothing) : undefined
    if (found === undefined) return networkOrLocal(network, local)
    if (onlineManager.isOnline()) setTimeout(() => renew(client, queryKey), refreshPauseMs)
    return found
  }

  async function renew(client: QueryClient, queryKey: QueryKey) {
    if (!client.getQueryCache().find({ queryKey })?.isActive()) return
    const newer = await network().catch(nothing)
    if (newer === undefined) return
    client.setQueryData<Answer>(queryKey, shown => (shown ? refresh(shown, newer) : newer))
  }
}

/** Returns a function that asks this device's catalogue. The first call loads the code that talks to its worker. */
export function locally<Name extends QuestionName>(name: Name, input: Questions[Name]['input']) {
  return async () => (await loadLocal()).askLocal(name, input)
}

const loadLocal = loadOnce(() => import('./local-catalogue.ts'))

function nothing(): undefined {
  return undefined
}
