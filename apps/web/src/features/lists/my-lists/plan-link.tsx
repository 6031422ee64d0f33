import { Link } from '@tanstack/react-router'
import { messages } from './messages.ts'

/** Says that the list has a plan of meals, and leads to it. */
export function PlanLink({ listId }: { listId: string }) {
  return (
    <Link
      to="/plan/$listId"
      params={{ listId }}
      className="relative inline-flex h-6 items-center rounded-badge bg-tint px-2 font-semibold text-on-tint text-tag leading-none after:absolute after:-inset-2.5 hover:bg-tint-hover"
    >
      {messages.plan}
    </Link>
  )
}
