import { changesBetween } from '@aisleway/core/catalogue/copy/catalogue-changes'
import { toColumns } from '@aisleway/core/catalogue/copy/catalogue-columns'
import type { CopiedProduct } from '@aisleway/core/catalogue/copy/copied-product'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchCatalogue } from './fetch-copy.ts'

const product = (id: string, priceCents: number): CopiedProduct => ({
  id,
  name: `Product ${id}, 1 lb`,
  priceCents,
  originalPriceCents: null,
  weightQuantity: '1 lb',
  department: 'Pantry',
  imageUrl: '',
  diets: [],
  category: '',
  popularity: 1,
})
const yesterday = [product('milk', 399), product('eggs', 299)]
const today = [product('milk', 449), product('oats', 199)]
const kept = { version: 'old', checkedAt: 1, content: toColumns(yesterday) }

const address = '/api/catalogue-copy'
let asked: string[]
let answers: Record<string, unknown>
beforeEach(() => {
  asked = []
  answers = {
    [address]: { version: 'new' },
    [`${address}/new`]: { kind: 'whole', columns: toColumns(today) },
    [`${address}/new?since=old`]: {
      kind: 'changes',
      changes: changesBetween(yesterday, today),
    },
  }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path in answers ? Response.json(answers[path]) : new Response(null, { status: 404 })
  })
})

describe('the newest catalogue', () => {
  it('is fetched whole by a device that has none', async () => {
    const fetched = await fetchCatalogue(undefined)
    expect(fetched).toMatchObject({ version: 'new', content: toColumns(today) })
    expect(asked).toEqual([address, `${address}/new`])
  })

  it('is made of what has changed by one that has an earlier version', async () => {
    expect((await fetchCatalogue(kept)).content).toEqual(toColumns(today))
    expect(asked).toEqual([address, `${address}/new?since=old`])
  })

  it('is not fetched again by one that has it', async () => {
    answers[address] = { version: 'old' }
    const { version, content, checkedAt } = await fetchCatalogue(kept)
    expect([version, content]).toEqual(['old', kept.content])
    expect(checkedAt).toBeGreaterThan(kept.checkedAt)
    expect(asked).toEqual([address])
  })

  it('is fetched whole where what is kept is not what has changed', async () => {
    const other = { ...kept, content: toColumns([product('tea', 99)]) }
    expect((await fetchCatalogue(other)).content).toEqual(toColumns(today))
    expect(asked.at(-1)).toBe(`${address}/new`)
  })

  it('is not waited for without end', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('Too late')))
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit = {}) =>
      signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
    )
    await expect(fetchCatalogue(kept)).rejects.toThrow('Too late')
    vi.restoreAllMocks()
  })

  it('is not kept when it cannot be read, or the server is broken', async () => {
    answers[`${address}/new`] = { kind: 'whole', columns: { ...toColumns(today), cents: [] } }
    await expect(fetchCatalogue(undefined)).rejects.toThrow('fit together')
    delete answers[`${address}/new`]
    await expect(fetchCatalogue(undefined)).rejects.toThrow('404')
  })
})
