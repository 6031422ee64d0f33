import { CloudSlashIcon } from '@phosphor-icons/react/CloudSlash'
import { WarningCircleIcon } from '@phosphor-icons/react/WarningCircle'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { messages } from '../messages.ts'
import { EmptyState } from './empty-state.tsx'
import { useOnline } from './use-online.ts'

type Props = {
  title: string
  isPage?: boolean | undefined
  onRetry: () => unknown
  /** Details of the failure. */
  children?: ReactNode
}

/** Replaces what could not be loaded. Offline, it says only that, because it retries by itself. */
export function LoadFailed({ title, isPage, onRetry, children }: Props) {
  return useOnline() ? (
    <EmptyState
      title={title}
      isPage={isPage}
      picture={<WarningCircleIcon />}
      actions={<Button onClick={() => onRetry()}>{messages.tryAgain}</Button>}
    >
      {children}
    </EmptyState>
  ) : (
    <EmptyState title={messages.noNetwork} isPage={isPage} picture={<CloudSlashIcon />}>
      {messages.needsNetwork}
    </EmptyState>
  )
}
