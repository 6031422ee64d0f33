import { messages } from '../messages.ts'

/** The first link of a bar above the page; shown while it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-1 rounded-control bg-ink px-4 py-3 font-bold text-canvas focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      {messages.skipToContent}
    </a>
  )
}
