import { createRequire } from 'node:module'
import type { StoreContent } from './content-files/store-content.ts'

/**
 * What the data files of `content/` say, as `scripts/build-content.ts` has compiled it.
 * Required, not imported: the compiler would otherwise infer a type from a megabyte of JSON.
 * By the package's name, which also leads there from the bundled server.
 */
export const content: StoreContent = createRequire(import.meta.url)(
  '@aisleway/sample-store/content.json',
)
