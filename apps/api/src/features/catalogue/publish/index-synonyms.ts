import type { SynonymHit } from 'algoliasearch'

/** Synonyms that were created by hand in the index have other ids and are not touched. */
const ownPrefix = 'aisleway-'

export const isOwnSynonym = ({ objectID }: { objectID: string }) => objectID.startsWith(ownPrefix)

/** The synonyms are one-way, because a product that a phrase may mean need not be called by it. */
export function indexSynonymsFrom(
  synonyms: Readonly<Record<string, readonly string[]>>,
): SynonymHit[] {
  return Object.entries(synonyms).flatMap(([phrase, meant]) => {
    // A diet is not a word in a name, and a hosted index has no synonyms for it.
    const words = meant.filter(each => !each.includes('tag:'))
    if (words.length === 0) return []
    return [
      {
        objectID: ownPrefix + phrase.replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
        type: 'oneWaySynonym' as const,
        input: phrase,
        synonyms: [...words],
      },
    ]
  })
}
