/** A file that cannot be read or written; the message is for the operator. */
export class FileError extends Error {}

/** Says why a file cannot be read. */
export function unreadable(file: string, error: unknown): FileError {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new FileError(`There is no file ${file}.`)
  return new FileError(
    code === 'EISDIR' ? `${file} is a folder.` : `${file} cannot be read (${code}).`,
  )
}
