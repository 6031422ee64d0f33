import type { ListHead } from '@aisleway/core/lists/contract'
import { maxListName } from '@aisleway/core/lists/list'
import { truncate } from '@aisleway/core/truncate'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/client/client.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { dateText } from '../../../../ui/text/date-text.ts'
import { refreshLists } from '../../list-queries.ts'
import { useListAction } from '../../use-list-action.ts'
import { messages } from '../messages.ts'

type Template = Pick<ListHead, 'id' | 'name' | 'isTemplate'>

/** Copies the template into a list, with today's prices and without ticks, and opens that. */
export function useTemplate({ id, name }: Template) {
  const navigate = useNavigate()
  return useListAction({
    name: `use ${id}`,
    send: async (_, copyId) => {
      const date = ` ${dateText(new Date().toISOString())}`
      const copyName = truncate(name, maxListName - date.length) + date
      await api.lists.copy({ listId: id, id: copyId, name: copyName })
      return copyId
    },
    onDone: listId => {
      refreshLists()
      return navigate({ to: '/lists/$listId', params: { listId } })
    },
    failed: messages.duplicateFailed,
  })
}

export function useMarkTemplate({ id, name, isTemplate }: Template) {
  return useListAction({
    name: `template ${id}`,
    send: () => api.lists.setTemplate({ listId: id, isTemplate: !isTemplate }),
    onDone: () => {
      toast.show(isTemplate ? messages.noTemplate(name) : messages.nowTemplate(name))
      return refreshLists()
    },
    failed: messages.updateFailed,
  })
}
