import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { useTypedSearch } from '../../../ui/fields/use-typed-search.ts'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { messages } from './messages.ts'
import { useListView } from './use-list-view.ts'

const NewListDialog = preloadedDialog(() => import('./new-list-dialog.tsx'))
const ImportDialog = preloadedDialog(() => import('../import/import-dialog.tsx'))

/** The search is debounced by this much. */
const typingPauseMs = 250

const maxSearchLength = 100

/** Searches the names of lists and items as the shopper types. Beside it are the buttons that add a list. */
export function ListSearch() {
  const { view, search } = useListView()
  const { text, type } = useTypedSearch({
    search: view.search,
    pauseMs: typingPauseMs,
    onSearch: search,
  })
  const [isImporting, setImporting] = useState(false)
  const [isNaming, setNaming] = useState(false)
  return (
    <div className="flex grow basis-80 flex-wrap justify-end gap-3 max-sm:*:grow">
      <SearchField
        label={messages.searchLabel}
        clearLabel={messages.clearSearch}
        placeholder={messages.searchPlaceholder}
        maxLength={maxSearchLength}
        value={text}
        onValueChange={type}
        className="min-w-0 grow max-sm:basis-full xl:max-w-100"
      />
      <Button
        variant="sunken"
        icon={<DownloadSimpleIcon />}
        onClick={() => setImporting(true)}
        className="min-h-13!"
      >
        {messages.importList}
      </Button>
      <Button
        variant="tint"
        icon={<PlusIcon />}
        onClick={() => setNaming(true)}
        className="min-h-13!"
      >
        {messages.newList}
      </Button>
      <ImportDialog open={isImporting} onOpenChange={setImporting} />
      <NewListDialog open={isNaming} onOpenChange={setNaming} />
    </div>
  )
}
