import type { TextPart } from '@aisleway/core/catalogue/search/marked-text'
import { storeLanguage } from '../written-language.ts'

/** A text of the catalogue, which is English, with the letters marked that were typed. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <span lang={storeLanguage}>
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
