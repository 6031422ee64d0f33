import type { ComponentType } from 'react'
import { LoadingDialog, LostPart } from '../feedback/lost-part.tsx'
import { PartBoundary } from '../feedback/part-boundary.tsx'
import { preloadedPart } from '../scheduling/preloaded-part.ts'
import { useWasEver } from '../scheduling/use-was-ever.ts'

/** A dialog that is never open initially. Its code is preloaded, and it mounts when it is first opened. */
export function preloadedDialog<
  Props extends { open: boolean; onOpenChange?: (open: boolean) => void },
>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Panel = preloadedPart(load)
  return function PreloadedDialog(props: Props) {
    const { open, onOpenChange } = props
    const onClose = onOpenChange && (() => onOpenChange(false))
    return (
      // Once opened it stays, so that it can animate out.
      useWasEver(open) && (
        <PartBoundary
          fallback={open && <LoadingDialog onClose={onClose} />}
          lost={lost => open && <LostPart {...lost} onClose={onClose} />}
        >
          <Panel {...props} />
        </PartBoundary>
      )
    )
  }
}
