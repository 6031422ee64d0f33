import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { cappedCount } from '../../ui/text/capped-count.ts'
import { type NavigationPath, useLinkAbove } from './navigation-links.ts'

type RowProps = {
  icon: ComponentType
  label: string
  count?: number | undefined
  /** Set off by a line above. */
  isApart?: boolean
  onPress: () => void
}

type LinkRowProps = RowProps & {
  to: NavigationPath | '/cookbook' | '/pantry' | '/invitations' | '/profile' | '/auth'
}

export function LinkRow({ to, isApart, onPress, ...row }: LinkRowProps) {
  return (
    <li className={isApart ? apartClass : undefined}>
      <Link
        to={to}
        aria-current={to === useLinkAbove() ? 'page' : undefined}
        onClick={onPress}
        className={rowClass}
      >
        <RowContent {...row} />
      </Link>
    </li>
  )
}

export function ButtonRow({ isApart, onPress, ...row }: RowProps) {
  return (
    <li className={isApart ? apartClass : undefined}>
      <button type="button" onClick={onPress} className={rowClass}>
        <RowContent {...row} />
      </button>
    </li>
  )
}

function RowContent({ icon: Icon, label, count = 0 }: Pick<RowProps, 'icon' | 'label' | 'count'>) {
  return (
    <>
      <Icon />
      {label}
      {count > 0 && (
        <Badge tone="tint" className="ml-auto">
          {cappedCount(count)}
        </Badge>
      )}
    </>
  )
}

const apartClass = 'mt-2 border-line border-t pt-3'
export const rowClass =
  'pressable flex min-h-12 w-full items-center gap-3.5 rounded-control px-3 font-semibold text-row hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-bold aria-[current=page]:text-on-tint [&>svg]:text-[1.375rem]'
