import type { SearchGuess } from '@aisleway/core/catalogue/search/guess'
import { Button } from '../../../ui/controls/button.tsx'
import { asWritten } from './as-written.ts'
import { messages } from './messages.ts'
import { missesWords } from './wanted-product.ts'

type Props = { text: string; guess: SearchGuess; onSearch: (query: string) => void }

/** Says how the search changed the text to find something, and offers to search for that. */
export function GuessNote({ text, guess, onSearch }: Props) {
  const { replaced, query } = guess
  const removed = missesWords(text, guess) ? guess.removed : []
  if (replaced.length + removed.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-surface py-2 pr-2.5 pl-4">
      <p role="status" className="grow font-semibold [overflow-wrap:anywhere]">
        {replaced.map(({ typed, used, by }) => (
          <span key={typed}>
            {by === 'typo'
              ? messages.replaced(typed, used)
              : messages.meant(asWritten(text, typed), used)}{' '}
          </span>
        ))}
        {removed.length > 0 && messages.removed(removed.join(messages.and))}
      </p>
      <Button variant="sunken" size="compact" onClick={() => onSearch(query)}>
        {messages.searchFor(query)}
      </Button>
    </div>
  )
}
