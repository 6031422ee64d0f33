import type { ListHead } from '@aisleway/core/lists/contract'
import { Link } from '@tanstack/react-router'

/** A list's name, linked to its page. */
export function ListLink({ list: { id, name } }: { list: Pick<ListHead, 'id' | 'name'> }) {
  return (
    <Link
      to="/lists/$listId"
      params={{ listId: id }}
      // Inline padding enlarges the hit target without moving anything.
      className="py-2.25 underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  )
}
