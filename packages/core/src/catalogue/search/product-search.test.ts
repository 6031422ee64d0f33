import { describe, expect, it } from 'vitest'
import { initialBrowseState } from './browse-address.ts'
import { browseSearches, wireRequest } from './product-search.ts'

describe('what Browse asks for', () => {
  it('is one search; without words the best matches are the popular products', () => {
    const [page, ...others] = browseSearches(initialBrowseState)
    expect(others).toEqual([])
    expect(page).toMatchObject({ query: '', sort: 'best', page: 0, hitsPerPage: 50, filters: '' })
  })

  it('counts departments without the checked ones in a second search, from its first page', () => {
    const [page, wider] = browseSearches({
      ...initialBrowseState,
      query: 'milk',
      departments: ['Dairy & Eggs'],
      diets: ['plant_based'],
      page: 3,
    })
    expect(page).toMatchObject({ sort: 'best', page: 2 })
    expect(page?.filters).toContain('department:"')
    expect(wider).toMatchObject({ page: 0, hitsPerPage: 0, facets: ['department'] })
    expect(wider?.filters).toBe('plant_based:"TRUE"')
  })

  it('counts the categories of one department, without the chosen one in a third search', () => {
    const dairy = { ...initialBrowseState, departments: ['Dairy & Eggs' as const], onSale: true }
    expect(browseSearches(dairy).map(({ facets }) => facets)).toEqual([
      expect.arrayContaining(['category']),
      ['department'],
    ])
    const [page, wider, whole] = browseSearches({ ...dairy, category: 'Soft "Spread" \\ more' })
    expect(page?.filters).toBe(
      '(department:"Dairy eggs") AND category:"Soft \\"Spread\\" \\\\ more" AND on_sale:"TRUE"',
    )
    expect(wider).toMatchObject({ filters: 'on_sale:"TRUE"', facets: ['department'] })
    expect(whole).toMatchObject({
      filters: '(department:"Dairy eggs") AND on_sale:"TRUE"',
      facets: ['category'],
      hitsPerPage: 0,
    })
  })

  it('asks for no categories where several departments are chosen', () => {
    const [page] = browseSearches({ ...initialBrowseState, departments: ['Deli', 'Frozen'] })
    expect(page?.facets).not.toContain('category')
  })

  it('filters by a price typed with the query, in all its counts', () => {
    const searches = browseSearches({
      ...initialBrowseState,
      query: 'milk under $4',
      departments: ['Dairy & Eggs'],
      category: 'Milk',
    })
    expect(searches.map(({ query }) => query)).toEqual(['milk', 'milk', 'milk'])
    for (const { filters } of searches) expect(filters).toMatch(/current_price <= 4$/)
  })

  it('names the index of its order', () => {
    const [search] = browseSearches({ ...initialBrowseState, sort: 'price-low' })
    expect(search && wireRequest(search, 'shop')).toMatchObject({ indexName: 'shop_price_asc' })
    expect(search && wireRequest(search, 'shop')).not.toHaveProperty('sort')
  })
})
