import type { ListHead } from '@aisleway/core/lists/contract'
import { partsMatching } from '@aisleway/core/text/marked-text'
import { Link } from '@tanstack/react-router'
import { MarkedText } from '../../../ui/display/marked-text.tsx'

type Props = {
  list: Pick<ListHead, 'id' | 'name'>
  /** What was searched for, and is marked. */
  search?: string
}

/** A list's name, linked to its page. */
export function ListLink({ list: { id, name }, search = '' }: Props) {
  return (
    <Link
      to="/lists/$listId"
      params={{ listId: id }}
      // Inline padding enlarges the hit target without moving anything.
      className="py-2.25 underline-offset-4 hover:underline"
    >
      <MarkedText parts={partsMatching(name, search)} />
    </Link>
  )
}
