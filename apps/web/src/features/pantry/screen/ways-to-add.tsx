import { BarcodeIcon } from '@phosphor-icons/react/Barcode'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { focusSearch } from '../../catalogue/search-box/search-focus.ts'
import type { AddTarget } from '../../catalogue/suggestions/add-target.ts'
import { messages } from '../messages.ts'

const ScanDialog = preloadedDialog(() => import('../../catalogue/barcode/scan-dialog.tsx'))

/** Two ways to add to the pantry: the search box in the bar, and the camera. */
export function WaysToAdd({ target }: { target: AddTarget }) {
  const [isScanning, setScanning] = useState(false)
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:*:grow max-sm:*:px-3">
      <Button icon={<PlusIcon />} onClick={focusSearch}>
        {messages.add}
      </Button>
      <Button variant="tint" icon={<BarcodeIcon />} onClick={() => setScanning(true)}>
        {messages.scan}
      </Button>
      <ScanDialog open={isScanning} onOpenChange={setScanning} target={target} />
    </div>
  )
}
