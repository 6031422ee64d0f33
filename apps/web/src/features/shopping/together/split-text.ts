import type { Split } from '@aisleway/core/sharing/split'
import { splitSpan } from '@aisleway/core/sharing/split-span'
import type { DepartmentOrder } from '@aisleway/core/shopping/department-order'
import { messages } from './messages.ts'

/** Says who takes what, from the reader's point of view: "You take Produce to Bakery, Kim the rest". */
export function splitText(
  split: Split,
  userId: string,
  nameOf: (userId: string) => string | undefined,
  order: DepartmentOrder,
): string {
  const name = (id: string) => nameOf(id) ?? messages.somebody
  const first = split.find(part => part.userId === userId) ?? split[0]
  const second = split.find(part => part !== first)
  if (!first || !second) return ''
  const isOwn = first.userId === userId
  if (first.departments.length === 0) return messages.takesAll(name(second.userId))
  if (second.departments.length === 0) {
    return isOwn ? messages.youTakeAll : messages.takesAll(name(first.userId))
  }
  const taken = splitSpan(split, first.userId, order)
  const other = name(second.userId)
  return isOwn ? messages.youTake(taken, other) : messages.takes(name(first.userId), taken, other)
}
