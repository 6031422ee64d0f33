import { ensureBuilt } from './build.mjs'

/** Runs before tests, which read the store and the synonyms from the compiled data files. */
export default () => ensureBuilt(['synonyms', 'sample store'])
