import { type Bitset, hasBit } from '../bitset.ts'
import type { DepartmentNumbers } from '../filters/departments.ts'
import { inDepartment, type NameIndex, placeMask } from '../name-index.ts'
import type { Match } from './matcher.ts'
import { mostUnpopular, type Orders } from './orders.ts'
import { sortSmallest } from './smallest.ts'

/** The best `count` of the matched documents that are hits, best first. */
export type Ranking = (match: Match, hits: Bitset, count: number) => Uint32Array

/**
 * A hit costs what its words cost (typos, prefixes, plurals, not being the head noun), then a
 * little for words that stand apart or out of order, for other nouns in the name ("almond" milk),
 * for a department where this kind of thing is seldom found, and for how much less often it is bought
 * than the best known product. Equal costs go by popularity.
 */
export function createRanking(
  index: NameIndex,
  departments: DepartmentNumbers,
  { popularity: byPopularity, unpopularity }: Pick<Orders, 'popularity' | 'unpopularity'>,
): Ranking {
  const { size } = index
  const popularityRank = new Uint32Array(size)
  byPopularity.forEach((document, rank) => {
    popularityRank[document] = rank
  })
  const scratch = new Float64Array(size)

  return (match, hits, count) => {
    const found = match.documents.filter(document => hasBit(hits, document))
    const keys = scratch.subarray(0, found.length)
    for (let i = 0; i < found.length; i++) keys[i] = nameCost(index, match, found[i]!)
    const departmentCosts = rareDepartmentCosts(found, keys, departments, unpopularity)
    for (let i = 0; i < found.length; i++) {
      const document = found[i]!
      const cost = keys[i]! + departmentCosts[departments.of[document]!]! + unpopularity[document]!
      keys[i] = cost * size + popularityRank[document]!
    }
    const length = Math.min(count, found.length)
    sortSmallest(keys, length)
    return Uint32Array.from(keys.subarray(0, length), key => byPopularity[key % size]!)
  }
}

const otherNounCost = 3
const mostOtherNounsCost = 30
const apartCost = 8
const farthestCost = 32
const backwardsCost = 20
const rareDepartmentCost = 24
const votingMargin = 12

function nameCost(index: NameIndex, match: Match, document: number): number {
  const { size, nounWeights, nameStart } = index
  const { wordCount, costs, places } = match
  let cost = 0
  let otherNouns = index.nounsInName[document]!
  let before = -1
  for (let slot = document, word = 0; word < wordCount; word++, slot += size) {
    cost += costs[slot]!
    const place = places[slot]!
    if (place & inDepartment) continue
    const at = place & placeMask
    if (at !== before) otherNouns -= nounWeights[nameStart[document]! + at]!
    if (before >= 0) cost += distanceCost(at - before)
    before = at
  }
  return cost + Math.min(Math.max(otherNouns, 0) * otherNounCost, mostOtherNounsCost)
}

/** Nothing for neighbours in order, nor for two words found in one ("butter milk"). */
function distanceCost(steps: number): number {
  if (steps === 0 || steps === 1) return 0
  return steps === -1 ? backwardsCost : Math.min((Math.abs(steps) - 1) * apartCost, farthestCost)
}

/**
 * The best names tell where things of this kind stand, popular ones above all: garlic is in Produce,
 * though there are more jars of it among the spices. Four steps, not a fine scale: within a step popularity decides.
 */
function rareDepartmentCosts(
  found: Uint32Array,
  costs: Float64Array,
  departments: DepartmentNumbers,
  unpopularity: Uint8Array,
): Float64Array {
  const best = costs.reduce((a, b) => Math.min(a, b), Infinity)
  const votes = new Float64Array(departments.count)
  for (let i = 0; i < found.length; i++) {
    if (costs[i]! > best + votingMargin) continue
    const document = found[i]!
    votes[departments.of[document]!]! += (mostUnpopular + 1 - unpopularity[document]!) ** 2
  }
  const most = votes.reduce((a, b) => Math.max(a, b), 1)
  return votes.map(count => (Math.round((1 - count / most) * 3) * rareDepartmentCost) / 3)
}
