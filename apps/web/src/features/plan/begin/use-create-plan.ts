import type { User } from '@aisleway/core/account/session'
import type { PlanSettings } from '@aisleway/core/plan/plan'
import { planSettingsId } from '@aisleway/core/plan/plan-ids'
import { api } from '../../../api/client/client.ts'
import { newId } from '../../../api/client/new-id.ts'
import { hasCode } from '../../../api/client/refusal.ts'
import { longDayText } from '../../../ui/text/day-text.ts'
import { refreshLists } from '../../lists/list-queries.ts'
import { asOperations } from '../../lists/replica/as-operations.ts'
import { useListAction } from '../../lists/use-list-action.ts'
import { messages } from '../messages.ts'

/** Makes a list with a plan that minds this. */
export function useCreatePlan({ id: userId }: User, onDone: (listId: string) => unknown) {
  return useListAction({
    name: 'create-plan',
    send: async (settings: PlanSettings) => {
      const id = newId()
      const name = messages.planName(longDayText(settings.firstDay))
      await api.lists.create({ id, name, isPlan: true, from: [] })
      const operations = asOperations(userId, {}, [
        { itemId: planSettingsId, kind: 'planSettings', settings },
      ])
      await api.lists.sync({ listId: id, operations, since: 0 })
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
