import { Link } from '@tanstack/react-router'
import { Badge } from '../../../ui/display/badge.tsx'
import { messages } from './messages.ts'

/** Says that the list has a plan of meals, and leads to it. */
export function PlanLink({ listId }: { listId: string }) {
  return (
    <Badge tone="tint" className="relative">
      <Link to="/plan/$listId" params={{ listId }} className="after:absolute after:-inset-2.5">
        {messages.plan}
      </Link>
    </Badge>
  )
}
