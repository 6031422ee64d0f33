import { Link } from '@tanstack/react-router'
import { Badge } from '../../../ui/display/badge.tsx'
import { messages } from './messages.ts'

/** Marks a list that has a meal plan, and links to it. */
export function PlanLink({ listId }: { listId: string }) {
  return (
    <Badge tone="tint" className="relative">
      <Link to="/plan/$listId" params={{ listId }} className="after:absolute after:-inset-2.5">
        {messages.plan}
      </Link>
    </Badge>
  )
}
