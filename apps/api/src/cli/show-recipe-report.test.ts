import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OperatorError } from '../log/operator-error.ts'
import { showRecipeReport } from './show-recipe-report.ts'

describe('an import of recipes', () => {
  const refused = [{ name: 'Toast', reason: 'it has no ingredients' }]
  const done = { type: 'done' as const, added: [], updated: [], refused: [], unmatched: [] }
  beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
  afterEach(() => void vi.restoreAllMocks())

  it('fails if every recipe was refused, after it has told why', () => {
    const show = () => showRecipeReport({ ...done, refused })
    expect(show).toThrow(new OperatorError('Every recipe was refused. The meals were not changed.'))
    expect(vi.mocked(console.log).mock.calls.flat()).toEqual([
      '0 added, 0 updated, 1 refused.',
      '  Toast: refused, it has no ingredients',
    ])
  })

  it('succeeds if one of them was added or updated', () => {
    showRecipeReport({ ...done, refused, added: ['Soup'] })
    showRecipeReport({ ...done, refused, updated: ['Soup'] })
  })

  it('fails if the file cannot be read', () => {
    const show = () => showRecipeReport({ type: 'failed', reason: 'It is no JSON.' })
    expect(show).toThrow(new OperatorError('It is no JSON. The meals were not changed.'))
  })
})
