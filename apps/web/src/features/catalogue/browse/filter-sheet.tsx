import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  texts: { filters: string; clearAll: string; close: string }
  /** On the button that closes the sheet: how much there is to see. */
  showText: string
  onClearAll: () => void
  children: ReactNode
}

/** The filters in a small window, lazy-loaded when first opened. */
export default function FilterSheet({
  open,
  onOpenChange,
  texts,
  showText,
  onClearAll,
  children,
}: Props) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title={texts.filters}
      closeLabel={texts.close}
      footer={
        <div className="actions">
          <Button variant="sunken" onClick={onClearAll}>
            {texts.clearAll}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{showText}</Button>
        </div>
      }
    >
      {children}
    </Sheet>
  )
}
