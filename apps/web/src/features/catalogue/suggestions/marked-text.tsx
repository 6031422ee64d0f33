import type { TextPart } from '@aisleway/core/catalogue/search/marked-text'

/** The catalogue's own words, which are English; those letters stand out that were typed. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <span lang="en">
      {parts.map(({ text, isMatched }, place) =>
        isMatched ? (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone.
            key={place}
            className="bg-transparent font-bold text-inherit underline decoration-2 decoration-leaf underline-offset-3"
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  )
}
