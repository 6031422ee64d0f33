import { initialBrowseState } from '@aisleway/core/catalogue/search/browse-address'
import { expect, test } from 'vitest'
import { keepFirstBrowse, takeFirstBrowse } from './first-browse.ts'

const answer = { state: initialBrowseState, results: [{ hits: [], nbHits: 0 }] }

test('the answer in the page serves its address once', () => {
  keepFirstBrowse(answer)
  expect(takeFirstBrowse({ ...initialBrowseState, sort: undefined })).toBe(answer.results)
  expect(takeFirstBrowse(initialBrowseState)).toBeUndefined()
})

test('another address does not take it, and afterwards nobody does', () => {
  keepFirstBrowse(answer)
  expect(takeFirstBrowse({ ...initialBrowseState, page: 2 })).toBeUndefined()
  expect(takeFirstBrowse(initialBrowseState)).toBeUndefined()
})
