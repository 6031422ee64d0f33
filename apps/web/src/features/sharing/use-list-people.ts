import type { ListHead } from '@aisleway/core/lists/contract'
import type { ListPeople } from '@aisleway/core/sharing/contract'
import { formerMember } from '@aisleway/core/sharing/sharing'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { messages } from './messages.ts'
import { peopleQuery } from './sharing-queries.ts'

export type Person = ListPeople['people'][number]

/** Refetching reveals who has left without saying so. */
const refetchIntervalMs = 30_000

const nobody: Person[] = []

/** Who else shares this list and is shopping it now; nobody if it is not shared. */
export function useListPeople(userId: string, { id, isShared }: Pick<ListHead, 'id' | 'isShared'>) {
  const { data, isPending, isError } = useQuery({
    ...peopleQuery(userId, id),
    enabled: isShared,
    refetchInterval: refetchIntervalMs,
  })
  const { people = nobody, shopping = [], split = null } = (isShared && data) || {}
  const others = people.filter(person => person.userId !== userId)
  const nameOf = useCallback(
    (id: string) =>
      id === formerMember
        ? messages.formerMember
        : people.find(person => person.userId === id)?.name,
    [people],
  )
  return {
    isPending: isShared && isPending,
    /** True if it was never fetched and cannot be fetched now. */
    isUnknown: isShared && isError && !data,
    others,
    othersShopping: others.filter(person => shopping.includes(person.userId)),
    split,
    nameOf,
  }
}

export type ListCompany = ReturnType<typeof useListPeople>
