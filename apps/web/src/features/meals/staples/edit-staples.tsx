import type { Staple } from '@aisleway/core/meals/basket/staples'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { LostPart } from '../../../ui/feedback/lost-part.tsx'
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx'
import { preloadedPart } from '../../../ui/scheduling/preloaded-part.ts'

const StaplesDialog = preloadedPart(() => import('./staples-dialog.tsx'))

type Props = { saved: readonly Staple[] | null; label: string; name?: string }

/** Opens the list of staples. */
export function EditStaples({ saved, label, name }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact" variant="outline" aria-label={name} onClick={() => setOpen(true)}>
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
