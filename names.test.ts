import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Words of our own that gave way to the field's; this test may go once nobody remembers them. */
const formerWords = [
  /twins\.test|walls\.test/,
  /\b(AppParts|AuthParts|SignInParts|Surroundings)\b/,
  /\b(ShelfTile|ListShelf|loadShelf|readShelf)\b/,
  /\b(Wish|wishesOf|withoutWish(es)?|noWishes|isOnShelf|underWay|takeOver\w*|tell[A-Z]\w*)\b/,
  /\b(MealWish|ListWish|wishFor|wishText|isDrawn|drawMeals|DrawnMeals)\b/,
  /\b(newsSince|ListNews)\b|tell-members/,
  /\b(larder|Kitchen)\b(?! Twine)|kitchen\.ts|letter\.ts/,
  /whole-files|is-taken\b|\bisTaken\b|process-life\b/,
  /raise-?session|living-?sessions|prolong-?session/i,
  /\bahead\(|\b(DialogAhead|noteTrouble|hasTrouble|followTrouble|isTroubled)\b|trouble\.ts/,
  /outbox\/coming\.ts|\bnamesTold\b|data-own-words|ownWordsStay/,
  /\b(waiting|entries|count|keep|use[A-Z]\w+|lists|plans|meal|is(Made|Deleted|Not))Here\b|-here\.ts/,
  /\b(askAnew|askedAnew|fetchAnew|splitAnew)\b/,
  /\b(inTurn|sendLater|carryOut|useShownFirst|whenNear|dialogAhead|lazyAhead)\b/,
]

it('is in the words of the field', () => {
  const found = ['apps', 'packages/core', 'packages/search', 'bench', 'e2e', 'scripts', 'docs']
    .flatMap(folder =>
      readdirSync(folder, { encoding: 'utf8', recursive: true }).map(name => join(folder, name)),
    )
    .filter(file => /\.(tsx?|mjs|md)$/.test(file) && !/\/(node_modules|dist)\//.test(file))
    .flatMap(file => {
      const text = `${file}\n${readFileSync(file, 'utf8')}`
      return formerWords.flatMap(word => (word.test(text) ? [`${file}: ${word.source}`] : []))
    })
  expect(found).toEqual([])
})
