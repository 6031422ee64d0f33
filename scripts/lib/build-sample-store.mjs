import { ensureBuilt } from './build.mjs'

/** Before tests: they read the store from what its data files were compiled to. */
export default () => ensureBuilt(['sample store'])
