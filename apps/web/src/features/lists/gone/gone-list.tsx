import { CopyIcon } from '@phosphor-icons/react/Copy'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/controls/button-class.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { noticesQuery } from '../../notices/notices-queries.ts'
import { messages } from './messages.ts'

type Props = {
  userId: string
  listId: string
  to: '/lists/$listId' | '/plan/$listId' | '/shopping/$listId'
  /** What is said if the shopper has no copy. */
  children: ReactNode
}

/** The whole page: leads from a list whose owner deleted their account to the copy that this shopper has of it since. */
export function GoneList({ userId, listId, to, children }: Props) {
  const { data: copyId } = useQuery({
    ...noticesQuery(userId),
    select: ({ notices }) => {
      const copies = notices.flatMap(one => (one.kind === 'access-ended' && one.copy) || [])
      return copies.find(copy => copy.of === listId)?.listId
    },
    refetchOnMount: 'always',
  })
  if (!copyId) return children
  return (
    <EmptyState
      title={messages.title}
      isPage
      picture={<CopyIcon />}
      actions={
        <Link to={to} params={{ listId: copyId }} className={buttonClass()}>
          {messages.open}
        </Link>
      }
    >
      {messages.text}
    </EmptyState>
  )
}
