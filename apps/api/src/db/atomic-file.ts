import { randomBytes } from 'node:crypto'
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Creates a file with its content in one step; false if the file already exists. */
export function createAtomically(file: string, content: string): boolean {
  const draft = draftOf(file, content)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/** Replaces a file's content; a reader sees the old content or the new one, never a part. */
export function replaceAtomically(file: string, content: string): void {
  renameSync(draftOf(file, content), file)
}

function draftOf(file: string, content: string): string {
  const draft = `${file}.draft.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 })
  return draft
}
