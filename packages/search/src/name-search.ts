import { createSearchIndex, type Guess, type Thesaurus } from './search-index.ts'

type Named = {
  name: string
  /** Searched along with the name, and ranked lower. */
  others?: string
  /** Diets, found by the words for them: "vegetarian" is the tag plant_based. */
  tags?: readonly string[]
}

/** A search among things other than products, such as meals: finds their positions, the best matches first. */
export function searchNames(
  things: readonly Named[],
  thesaurus: Thesaurus,
): (text: string, most: number, removesWords?: boolean) => number[] {
  const plain = { department: '', onSale: false, priceCents: 0, popularity: 0 }
  const index = createSearchIndex(
    things.map(({ name, others = '', tags = [] }, i) => ({
      id: String(i),
      name,
      size: others,
      tags,
      ...plain,
    })),
    thesaurus,
  )
  return (text, most, removesWords = true) => {
    const page = { sort: 'relevance', page: 0, hitsPerPage: most } as const
    const { positions, guess } = index.search({ query: text, removesWords, ...page })
    return guess && isFarFetched(guess) ? [] : Array.from(positions)
  }
}

/** Among few names, a short word resembles another by chance: "nice" is not rice, and "fast food" not fat noodles. */
function isFarFetched({ replaced, removed }: Guess): boolean {
  const typos = replaced.filter(({ by }) => by === 'typo')
  return typos.some(({ typed }) => typed.length < 5) && typos.length + removed.length > 1
}
