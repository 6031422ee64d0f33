import { Button } from '../../../ui/controls/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { messages } from '../messages.ts'
import { BrowseFilters } from './browse-filters.tsx'
import type { BrowsePage } from './browse-queries.ts'
import type { useBrowseState } from './use-browse-state.ts'

type Props = {
  browse: ReturnType<typeof useBrowseState>
  page: BrowsePage | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The filters in a small window, lazy-loaded when first opened. */
export default function FilterSheet({ browse, page, open, onOpenChange }: Props) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="left"
      title={messages.filters}
      closeLabel={messages.close}
      footer={
        <div className="actions">
          <Button variant="sunken" onClick={browse.clearAll}>
            {messages.clearAll}
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {messages.showResults(page?.count ?? 0)}
          </Button>
        </div>
      }
    >
      <BrowseFilters browse={browse} page={page} />
    </Sheet>
  )
}
