import type { Staple } from '@aisleway/core/meals/staples'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyAhead } from '../../../ui/lazy-ahead.ts'
import { LostPart } from '../../../ui/lost-part.tsx'
import { PartBoundary } from '../../../ui/part-boundary.tsx'

const StaplesDialog = lazyAhead(() => import('./staples-dialog.tsx'))

type Props = { saved: readonly Staple[] | null; label: string; name?: string }

/** The button that opens the list of staples. */
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
