import { type ComponentProps, type ReactNode, useState } from 'react'
import { LoadingDialog, LostPart } from '../feedback/lost-part.tsx'
import { PartBoundary } from '../feedback/part-boundary.tsx'

type Props = {
  trigger: (
    props: Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded' | 'onClick'>,
  ) => ReactNode
  /** A lazy-loaded menu with a trigger of its own, which starts open. */
  children: ReactNode
}

/** Loads a menu's code only when its trigger is first pressed, because a page may show fifty of them. */
export function MenuOnPress({ trigger, children }: Props) {
  const [isWanted, setWanted] = useState(false)
  const closed = trigger({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted(true),
  })
  if (!isWanted) return closed
  const onClose = () => setWanted(false)
  return (
    <PartBoundary
      fallback={
        <>
          {closed}
          <LoadingDialog onClose={onClose} />
        </>
      }
      lost={lost => (
        <>
          {closed}
          <LostPart {...lost} onClose={onClose} />
        </>
      )}
    >
      {children}
    </PartBoundary>
  )
}
