import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { Link } from '@tanstack/react-router'
import { backLinkClass } from '../../../ui/page/back-link-class.ts'
import { messages } from './messages.ts'

export function BackToLists() {
  return (
    <Link to="/my-lists" className={`${backLinkClass} mb-1`}>
      <ArrowLeftIcon />
      {messages.toLists}
    </Link>
  )
}
