import type { Staple } from '@aisleway/core/meals/basket/staples'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'

const StaplesDialog = preloadedPart(() => import('./staples-dialog.tsx'))

type Props = Pick<ButtonProps, 'variant'> & {
  saved: readonly Staple[] | null
  label: string
  name?: string
}

/** Opens the list of staples. */
export function EditStaples({ saved, label, name, variant = 'outline' }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact" variant={variant} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <PartBoundary lost={lost => <LostPart {...lost} onClose={() => setOpen(false)} />}>
          <StaplesDialog saved={saved} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  )
}
