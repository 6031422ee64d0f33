import { CaretLeftIcon } from '@phosphor-icons/react/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useOptimisticValue } from '../scheduling/use-optimistic-value.ts'
import { messages } from './messages.ts'
import { pageNumbers } from './page-numbers.ts'

type Props = {
  /** Names the landmark: "Pages of products". */
  label: string
  /** 1-based. */
  current: number
  total: number
  /** The URL of a page, so that it can be opened in a new tab; a plain click calls `onPage`. */
  href: (page: number) => string
  onPage: (page: number) => unknown
  className?: string
}

/** Links to the pages; nothing if there is only one. */
export function Pagination({ label, current, total, href, onPage, className }: Props) {
  const [shown, choose] = useOptimisticValue(current)
  const go = (page: number) => choose(page, () => onPage(page))
  const step = (page: number, stepLabel: string, icon: ReactNode) => (
    <PageLink
      label={stepLabel}
      href={page >= 1 && page <= total ? href(page) : undefined}
      onGo={() => go(page)}
    >
      {icon}
    </PageLink>
  )
  if (total <= 1) return null
  return (
    <nav
      aria-label={label}
      className={classNames('flex items-center justify-center gap-1', className)}
    >
      {step(shown - 1, messages.previousPage, <CaretLeftIcon />)}
      {pageNumbers(current, total).map(page => (
        <PageLink
          key={page}
          label={messages.page(page)}
          href={href(page)}
          isCurrent={page === shown}
          onGo={() => go(page)}
        >
          {page}
        </PageLink>
      ))}
      {step(shown + 1, messages.nextPage, <CaretRightIcon />)}
    </nav>
  )
}

type PageLinkProps = {
  label: string
  /** Without a URL, the link is disabled. */
  href: string | undefined
  isCurrent?: boolean
  onGo: () => void
  children: ReactNode
}

function PageLink({ label, href, isCurrent = false, onGo, children }: PageLinkProps) {
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo()
  }
  return (
    <a
      href={href}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-disabled={href === undefined ? true : undefined}
      role={href === undefined ? 'link' : undefined}
      // Otherwise, whoever has come to the last page by this link would lose the focus.
      tabIndex={href === undefined ? -1 : undefined}
      onClick={href === undefined ? undefined : go}
      className={classNames(
        'pressable grid size-11 place-items-center rounded-control font-bold text-name',
        isCurrent ? 'bg-ink text-canvas' : 'text-ink aria-disabled:opacity-40',
        !isCurrent && href !== undefined && 'hover:bg-sunken',
      )}
    >
      {children}
    </a>
  )
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
