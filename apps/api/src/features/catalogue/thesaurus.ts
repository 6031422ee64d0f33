import { createRequire } from 'node:module'
import type { Thesaurus } from '@aisleway/search/search-index'

/**
 * The lists of `packages/search/synonyms`, as the build has compiled them. By the package's name,
 * which also leads there from the bundled server.
 */
export const thesaurus: Thesaurus = createRequire(import.meta.url)('@aisleway/search/synonyms.json')
