import { Button } from '../../../ui/controls/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { messages } from '../messages.ts'
import { CookbookFilters } from './cookbook-filters.tsx'
import type { Cookbook } from './use-cookbook-state.ts'

type Props = {
  cookbook: Cookbook
  total: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The filters in a small window. */
export default function CookbookFilterSheet({ cookbook, total, open, onOpenChange }: Props) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title={messages.filters}
      closeLabel={messages.close}
      footer={
        <div className="actions">
          <Button variant="sunken" onClick={cookbook.clearAll}>
            {messages.clearAll}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{messages.showMeals(total)}</Button>
        </div>
      }
    >
      <CookbookFilters cookbook={cookbook} />
    </Sheet>
  )
}
