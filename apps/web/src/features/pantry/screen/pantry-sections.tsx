import { foldText } from '@aisleway/core/fold-text'
import { keyThere, type PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { pantrySections } from '@aisleway/core/pantry/pantry-order'
import { useId, useState } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { today } from '../../../ui/text/today.ts'
import { messages } from '../messages.ts'
import { PantryRow } from './pantry-row.tsx'

const EntryDialog = preloadedDialog(() => import('./entry-dialog.tsx'))

/** From this many entries on, a search field is worth its space. */
const findFrom = 8

type Props = { entries: readonly PantryEntry[] }

/** What to use soon, then one place after the other, and finally the staples that are used up. */
export function PantrySections({ entries }: Props) {
  const [text, setText] = useState('')
  const [editedKey, setEditedKey] = useState<string>()
  const idPrefix = useId()
  const wanted = foldText(text.trim())
  const keyNow = editedKey && keyThere(entries, editedKey)
  const edited = entries.find(({ key }) => key === keyNow)
  // When its removal elsewhere is undone, the dialog that it closed is not to open again.
  if (editedKey && !edited) setEditedKey(undefined)
  const found = entries.filter(({ name }) => foldText(name).includes(wanted))
  return (
    <>
      {entries.length >= findFrom && (
        <SearchField
          label={messages.find}
          placeholder={messages.find}
          clearLabel={messages.clearFind}
          value={text}
          onValueChange={setText}
        />
      )}
      {found.length === 0 && <p role="status">{messages.nothingFound(text.trim())}</p>}
      {pantrySections(found, today()).map(({ name, entries: rows }) => (
        <section key={name} aria-labelledby={idPrefix + name}>
          <h2 id={idPrefix + name} className="display px-1 pb-2 text-[1.25rem] leading-tight">
            {messages.sections[name]}
          </h2>
          <ul className="flex flex-col gap-1">
            {rows.map(entry => (
              <PantryRow key={entry.key} entry={entry} onEdit={() => setEditedKey(entry.key)} />
            ))}
          </ul>
        </section>
      ))}
      <EntryDialog
        open={edited !== undefined}
        onOpenChange={isOpen => !isOpen && setEditedKey(undefined)}
        entry={edited}
      />
    </>
  )
}
