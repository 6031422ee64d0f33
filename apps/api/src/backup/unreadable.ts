import { OperatorError } from '../log/operator-error.ts'

/** Says why a file cannot be read. */
export function unreadable(file: string, error: unknown): OperatorError {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new OperatorError(`There is no file ${file}.`)
  return new OperatorError(
    code === 'EISDIR' ? `${file} is a folder.` : `${file} cannot be read (${code}).`,
  )
}
