import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import type { CatalogueRow } from '@aisleway/core/catalogue/csv-row'
import { searchDocument } from '@aisleway/core/catalogue/search/search-document'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import { Charset, Index } from 'flexsearch'
import MiniSearch from 'minisearch'
import pg from 'pg'
import { builtEngine } from './built-engine.ts'

/** The longest step of building this engine's index in this process, which a server does while serving requests. */
export const longestStep = { ms: 0 }

/** The number of hits among the best 50. */
type Search = (query: string) => number | Promise<number>

/** Each engine is set up for search as you type, with prefixes and typos, as its documentation recommends. */
export const searchEngines = {
  aisleway: async (products: readonly CatalogueRow[]): Promise<Search> => {
    const { openSearchIndex, searchIndexSteps } = await builtEngine()
    const thesaurus = createRequire(import.meta.url)('@aisleway/search/synonyms.json')
    const steps = searchIndexSteps(products.map(searchDocument))
    let step = steps.next()
    while (!step.done) {
      const started = performance.now()
      step = steps.next()
      longestStep.ms = Math.max(longestStep.ms, performance.now() - started)
      // As the server does, which also lets the garbage collector do its work in between.
      await setImmediate()
    }
    const index = openSearchIndex(step.value, thesaurus)
    return query => {
      const request = { query, sort: 'relevance', page: 0, hitsPerPage: 50 } as const
      return index.search(request).positions.length
    }
  },

  MiniSearch: (products: readonly CatalogueRow[]): Search => {
    const index = new MiniSearch({ fields: ['name'] })
    index.addAll(products.map(({ id, name }) => ({ id, name })))
    return query => {
      const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND' as const }
      return index.search(query, options).slice(0, 50).length
    }
  },

  FlexSearch: (products: readonly CatalogueRow[]): Search => {
    const index = new Index({ tokenize: 'forward', encoder: Charset.LatinBalance })
    for (const [i, { name }] of products.entries()) index.add(i, name)
    return query => index.search(query, { limit: 50 }).length
  },

  Orama: async (products: readonly CatalogueRow[]): Promise<Search> => {
    const index = create({ schema: { name: 'string' } as const })
    await insertMultiple(
      index,
      products.map(({ name }) => ({ name })),
      1000,
    )
    return async query => {
      const found = await searchOrama(index, { term: query, tolerance: 1, threshold: 0, limit: 50 })
      return found.hits.length
    }
  },

  /** Uses full-text search for words, and falls back to the nearest names by trigrams. */
  PostgreSQL: async (products: readonly CatalogueRow[], url: string): Promise<Search> => {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE TABLE names (id int PRIMARY KEY, name text, words tsvector
        GENERATED ALWAYS AS (to_tsvector('english', name)) STORED)`)
    const names = JSON.stringify(products.map(({ name }) => name))
    await client.query(
      `INSERT INTO names (id, name) SELECT ordinality, value
       FROM json_array_elements_text($1::json) WITH ORDINALITY`,
      [names],
    )
    await client.query(`
      CREATE INDEX ON names USING gin (words);
      CREATE INDEX ON names USING gin (name gin_trgm_ops);
      ANALYZE names`)
    return async query => {
      const words = query.split(' ').map(word => `'${word}':*`)
      const byWords = await client.query({
        name: 'words',
        text: `SELECT id FROM names, to_tsquery('english', $1) AS query WHERE words @@ query
          ORDER BY ts_rank(words, query) DESC LIMIT 50`,
        values: [words.join(' & ')],
      })
      if (byWords.rows.length > 0) return byWords.rows.length
      const near = await client.query({
        name: 'trigrams',
        text: 'SELECT id FROM names WHERE $1 <% name ORDER BY $1 <<-> name LIMIT 50',
        values: [query],
      })
      return near.rows.length
    }
  },
}

export type EngineName = keyof typeof searchEngines
