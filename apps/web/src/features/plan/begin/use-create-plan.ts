import type { User } from '@aisleway/core/account/session'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { hasCode } from '../../../api/client/refusal.ts'
import { preloadWhenIdle } from '../../../ui/scheduling/preload-when-idle.ts'
import { refreshLists } from '../../lists/list-queries.ts'
import { planName } from '../../lists/plan-name.ts'
import { replicaOf } from '../../lists/replica/replicas.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { messages } from '../messages.ts'
import { planChanges } from '../plan-changes.ts'

const loadMakeList = preloadWhenIdle(() => import('../../lists/outbox/make-list.ts'))

/** Creates a list with a plan that has these settings. */
export function useCreatePlan(user: User, onDone: (listId: string) => unknown) {
  return useListAction({
    name: 'create-plan',
    send: async (settings: PlanSettings, id) => {
      const name = planName(settings.firstDay)
      const { makeListOf } = await loadMakeList()
      await makeListOf(user, { id, name, isPlan: true }, [])
      await planChanges(replicaOf(user.id, id)).setSettings(settings)
      return id
    },
    onDone: listId => {
      refreshLists()
      return onDone(listId)
    },
    failed: error => ({
      title: messages.title,
      message: hasCode(error, 'TOO_MANY_LISTS') ? messages.tooManyLists : messages.beginFailed,
    }),
  })
}
