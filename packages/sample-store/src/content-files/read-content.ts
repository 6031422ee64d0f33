import { checkNames } from './check-names.ts'
import { checkReferences } from './check-references.ts'
import { ContentError } from './content-file.ts'
import { readFiles } from './read-files.ts'
import { type StoreContent, storeContent } from './store-content.ts'

/**
 * Reads the data files in a folder into the content from which the store is built.
 * @throws {ContentError} naming file and line of every problem
 */
export function readContent(folder: string): StoreContent {
  const files = readFiles(folder)
  const problems = [...checkNames(files), ...checkReferences(files)]
  if (problems.length > 0) throw new ContentError(problems)
  return storeContent(files)
}
