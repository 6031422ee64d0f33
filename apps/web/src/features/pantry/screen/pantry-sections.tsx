import type { PantryEntry } from '@aisleway/core/pantry/pantry-entry'
import { pantrySections } from '@aisleway/core/pantry/pantry-order'
import { foldText } from '@aisleway/core/text/fold-text'
import { useId, useState } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { useCurrentDay } from '../../../ui/text/use-current-day.ts'
import { messages } from '../messages.ts'
import { PantryRow } from './pantry-row.tsx'

/** From this many entries on, a search field is worth its space. */
const findFrom = 8

type Props = { entries: readonly PantryEntry[]; onEdit: (entry: PantryEntry) => void }

/** What to use soon, then one place after the other, and finally the staples that are used up. */
export function PantrySections({ entries, onEdit }: Props) {
  const [text, setText] = useState('')
  const idPrefix = useId()
  const today = useCurrentDay()
  const wanted = foldText(text.trim())
  const found = entries.filter(({ name }) => foldText(name).includes(wanted))
  return (
    <>
      {(entries.length >= findFrom || text !== '') && (
        <SearchField
          label={messages.find}
          placeholder={messages.find}
          clearLabel={messages.clearFind}
          value={text}
          onValueChange={setText}
        />
      )}
      {found.length === 0 && <p role="status">{messages.nothingFound(text.trim())}</p>}
      {pantrySections(found, today).map(({ name, entries: rows }) => (
        <section key={name} aria-labelledby={idPrefix + name}>
          <h2 id={idPrefix + name} className="display px-1 pb-2 text-[1.25rem] leading-tight">
            {messages.sections[name]}
          </h2>
          <ul className="flex flex-col gap-1">
            {rows.map(entry => (
              <PantryRow key={entry.key} entry={entry} today={today} onEdit={() => onEdit(entry)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
