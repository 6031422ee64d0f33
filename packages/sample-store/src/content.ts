import { createRequire } from 'node:module'
import type { StoreContent } from './content-files/store-content.ts'

/**
 * The content of the data files in `content/`, as compiled by `scripts/build-content.ts`. It is loaded with
 * `require`, because the compiler would otherwise infer a type from a megabyte of JSON, and by package name, which
 * the bundled server can resolve as well.
 */
export const content: StoreContent = createRequire(import.meta.url)(
  '@aisleway/sample-store/content.json',
)
