import type { ComponentType } from 'react'
import { LostPart } from '../feedback/lost-part.tsx'
import { PartBoundary } from '../feedback/part-boundary.tsx'
import { lazyAhead } from '../scheduling/lazy-ahead.ts'
import { useWasOpened } from './use-was-opened.ts'

/** A dialog that no screen begins with: fetched ahead, and built when it is first opened. */
export function dialogAhead<
  Props extends { open: boolean; onOpenChange?: (open: boolean) => void },
>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Panel = lazyAhead(load)
  return function DialogAhead(props: Props) {
    const { open, onOpenChange } = props
    return (
      useWasOpened(open) && (
        <PartBoundary
          lost={lost =>
            open && (
              <LostPart {...lost} {...(onOpenChange && { onClose: () => onOpenChange(false) })} />
            )
          }
        >
          <Panel {...props} />
        </PartBoundary>
      )
    )
  }
}
