import { ensureBuilt } from './build.mjs'

/** Before tests: they read the store and the synonyms from what the data files were compiled to. */
export default () => ensureBuilt(['synonyms', 'sample store'])
