import { createRequire } from 'node:module'
import type { Thesaurus } from '@aisleway/search/search-index'

/**
 * The compiled lists of `packages/search/synonyms`. They are loaded by the package's name, which the
 * bundled server can resolve as well.
 */
export const thesaurus: Thesaurus = createRequire(import.meta.url)('@aisleway/search/synonyms.json')
