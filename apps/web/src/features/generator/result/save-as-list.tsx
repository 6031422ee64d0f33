import type { GeneratedLine } from '@aisleway/core/generator/generated-line'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { messages } from '../messages.ts'

const SaveAsListDialog = preloadedDialog(() => import('./save-as-list-dialog.tsx'))

type Props = { userId: string; lines: readonly GeneratedLine[] }

/** Saves the generated list to My Lists; the cart does not change. */
export function SaveAsList({ userId, lines }: Props) {
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <Button
        variant="tint"
        size="final"
        disabled={lines.length === 0}
        onClick={() => setNaming(true)}
      >
        {messages.saveAsList}
      </Button>
      <SaveAsListDialog userId={userId} lines={lines} open={isNaming} onOpenChange={setNaming} />
    </>
  )
}
