import type { ListHead } from '@aisleway/core/lists/contract'
import { maxListName } from '@aisleway/core/lists/list'
import { truncate } from '@aisleway/core/text/truncate'
import { useNavigate } from '@tanstack/react-router'
import { act } from '../../../../api/outbox/act.ts'
import { useSession } from '../../../../api/session/session.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { preloadWhenIdle } from '../../../../ui/scheduling/preload-when-idle.ts'
import { dateText } from '../../../../ui/text/date-text.ts'
import { refreshLists } from '../../list-queries.ts'
import { templateKind } from '../../outbox/head-kinds.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

const loadMakeList = preloadWhenIdle(() => import('../../outbox/make-list.ts'))

type Template = Pick<ListHead, 'id' | 'name' | 'isTemplate' | 'isPlan'>

/** Copies the template to a new list, with today's prices and without ticks, and opens it. */
export function useTemplate(template: Template) {
  const { id, name } = template
  const { user } = useSession()
  const navigate = useNavigate()
  return useListAction({
    name: `use ${id}`,
    send: async (_, copyId) => {
      const date = ` ${dateText(new Date().toISOString())}`
      const copyName = truncate(name, maxListName - date.length) + date
      const { makeCopy } = await loadMakeList()
      if (user) await makeCopy(user, { id: copyId, name: copyName }, template)
      return copyId
    },
    onDone: listId => {
      refreshLists()
      return navigate({ to: '/lists/$listId', params: { listId } })
    },
    failed: messages.duplicateFailed,
  })
}

/** Makes the list a template, or an ordinary list again. */
export function useMarkTemplate({ id, name }: Pick<Template, 'id' | 'name'>) {
  const userId = useSession().user?.id ?? ''
  return useListAction({
    name: `template ${id}`,
    send: (isTemplate: boolean, entryId) =>
      act(templateKind, { userId, group: id, id: entryId, input: { name, isTemplate } }),
    onDone: (_, isTemplate) => {
      toast.show(isTemplate ? messages.nowTemplate(name) : messages.noTemplate(name))
      return refreshLists()
    },
    failed: messages.updateFailed,
  })
}
