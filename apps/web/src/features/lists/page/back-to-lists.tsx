import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { Link } from '@tanstack/react-router'
import { messages } from './messages.ts'

export function BackToLists() {
  return (
    <Link
      to="/my-lists"
      className="mb-1 inline-flex min-h-11 items-center gap-2 font-bold text-leaf underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeftIcon />
      {messages.toLists}
    </Link>
  )
}
