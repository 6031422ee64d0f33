import type { Notice } from '@aisleway/core/notices/notice'
import { CheckCircleIcon } from '@phosphor-icons/react/CheckCircle'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/EnvelopeSimple'
import { PencilSimpleIcon } from '@phosphor-icons/react/PencilSimple'
import { ReceiptIcon } from '@phosphor-icons/react/Receipt'
import { TagIcon } from '@phosphor-icons/react/Tag'
import { UserMinusIcon } from '@phosphor-icons/react/UserMinus'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { messages } from './messages.ts'
import { noticeAge } from './notice-age.ts'
import { noticeText } from './notice-text.ts'

type Props = { notice: Notice; isNew: boolean; onFollow: () => void }

export function NoticeRow({ notice, isNew, onFollow }: Props) {
  const { text, details, href } = noticeText(notice)
  const Icon = icons[notice.kind]
  return (
    <li>
      <Link
        to={href}
        onClick={onFollow}
        className="pressable flex min-h-16 items-center gap-3.5 rounded-control px-3 py-2.5 hover:bg-sunken"
      >
        <span
          aria-hidden
          className={classNames(
            'grid size-11 shrink-0 place-items-center rounded-control text-[1.375rem]',
            isNew ? 'bg-tint text-on-tint' : 'bg-sunken text-ink2',
          )}
        >
          <Icon />
        </span>
        <span className="min-w-0 grow">
          <span
            className={classNames(
              'block leading-snug [overflow-wrap:anywhere]',
              isNew ? 'font-bold' : 'font-semibold',
            )}
          >
            {isNew && <VisuallyHidden>{messages.unread}: </VisuallyHidden>}
            {text}
          </span>
          <span className="block text-ink2 text-meta">
            {details && `${details} · `}
            <time dateTime={notice.at}>{noticeAge(new Date(notice.at), new Date())}</time>
          </span>
        </span>
        {isNew && <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-leaf" />}
      </Link>
    </li>
  )
}

const icons = {
  invitation: EnvelopeSimpleIcon,
  answer: CheckCircleIcon,
  'list-changed': PencilSimpleIcon,
  'trip-completed': ReceiptIcon,
  'access-ended': UserMinusIcon,
  price: TagIcon,
} satisfies Record<Notice['kind'], unknown>
