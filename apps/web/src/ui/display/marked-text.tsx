type Part = { text: string; isMatched: boolean }

/** A text with the letters marked that were searched for. */
export function MarkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isMatched }, place) =>
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
  )
}
