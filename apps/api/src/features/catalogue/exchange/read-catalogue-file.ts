import { pipeline } from 'node:stream/promises'
import {
  type CatalogueRow,
  optionalColumns,
  otherColumnNames,
  readCsvRow,
  requiredColumns,
} from '@aisleway/core/catalogue/csv-row'
import { CsvError, parse } from 'csv-parse'

/** The limits of a file and of a row; a quote that is never closed must end somewhere. */
export const maxFileBytes = 64 * 1024 * 1024
const maxRowCharacters = 20_000
const bytesAtOnce = 16 * 1024
/** The limit exists because all products are held in memory. */
const maxProducts = 250_000
/** A file with mostly invalid rows is not this store's catalogue, and would retire most of it. */
const maxRejected = 10_000

/** A file that cannot be a catalogue; nothing of it is imported. */
export class CatalogueFileError extends Error {}

export type Rejection = { line: number; reason: string }
export type CatalogueFile = { products: CatalogueRow[]; rejected: Rejection[] }

/**
 * Reads a CSV file while it is received. Valid and rejected rows are returned separately; a wrong encoding,
 * header, quoting or size throws a `CatalogueFileError`.
 */
export async function readCatalogueFile(
  chunks: AsyncIterable<Uint8Array>,
  onProgress: (rows: number) => void = () => {},
): Promise<CatalogueFile> {
  const products: CatalogueRow[] = []
  const rejected: Rejection[] = []
  const lineOfId = new Map<string, number>()
  try {
    await pipeline(textOf(chunks), csvParser(), async (rows: AsyncIterable<ParsedRow>) => {
      for await (const row of rows) {
        const line = firstLineOf(row)
        const reason = take(row, line)
        if (reason) rejected.push({ line, reason })
        checkCounts(products, rejected)
        const count = products.length + rejected.length
        if (count % 500 === 0) onProgress(count)
      }
    })
  } catch (error) {
    throw asFileError(error)
  }
  if (products.length === 0) {
    throw new CatalogueFileError(`The file has no usable row.${exampleOf(rejected)}`)
  }
  return { products, rejected }

  /** Keeps the product of a valid row, and returns the problem of an invalid one. */
  function take({ record, info }: ParsedRow, line: number): string | undefined {
    if (info.error) return 'has too many or too few columns'
    const read = readCsvRow(record)
    if ('reason' in read) return read.reason
    const { id } = read.product
    const earlier = lineOfId.get(id)
    if (earlier !== undefined) return `objectID ${id} is already in line ${earlier}`
    lineOfId.set(id, line)
    products.push(read.product)
    return undefined
  }
}

function checkCounts(products: readonly CatalogueRow[], rejected: readonly Rejection[]): void {
  if (products.length > maxProducts) {
    throw new CatalogueFileError(`The file has over ${maxProducts} products.`)
  }
  if (rejected.length > maxRejected) {
    throw new CatalogueFileError(`Over ${maxRejected} rows are invalid.${exampleOf(rejected)}`)
  }
}

function exampleOf([first]: readonly Rejection[]): string {
  return first ? ` Line ${first.line}: ${first.reason}.` : ''
}

type ParsedRow = { record: Record<string, string>; info: { lines: number; error?: CsvError } }

function csvParser() {
  return parse({
    columns: checkedHeader,
    info: true,
    max_record_size: maxRowCharacters,
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
}

/** The parser reports a row's last line, and a quoted text may contain line breaks. */
function firstLineOf({ record, info }: ParsedRow): number {
  return info.lines - Object.values(record).join().split('\n').length + 1
}

/** Called while a file arrives, so that no more of it is accepted than this. */
export function checkFileSize(bytes: number): void {
  if (bytes <= maxFileBytes) return
  throw new CatalogueFileError(`The file is larger than ${maxFileBytes / 1024 / 1024} MB.`)
}

/** The text of the file without its byte order mark, with every line break as `\n`. */
async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let rest = ''
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    checkFileSize(bytes)
    for (let from = 0; from < chunk.byteLength; from += bytesAtOnce) {
      const text = rest + decoder.decode(chunk.subarray(from, from + bytesAtOnce), { stream: true })
      // The other half of a CRLF may come next.
      rest = text.endsWith('\r') ? '\r' : ''
      // The parser parses all it is given at once, and holds the rows until they are read.
      yield withPlainLineBreaks(rest ? text.slice(0, -1) : text)
    }
  }
  yield withPlainLineBreaks(rest + decoder.decode())
}

function withPlainLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** What some spreadsheets write between columns, by the language of the system. */
const otherSeparators = [
  { character: ';', name: 'semicolons' },
  { character: '\t', name: 'tabs' },
]

function checkedHeader(names: string[]): string[] {
  if (names.join().includes('\0')) throw new CatalogueFileError(notUtf8)
  const header = names.map(name => otherColumnNames.get(name) ?? name)
  const known: readonly string[] = [...requiredColumns, ...optionalColumns]
  const problems = {
    missing: requiredColumns.filter(column => !header.includes(column)),
    unknown: header.filter(column => !known.includes(column)),
    twice: known.filter(column => header.indexOf(column) !== header.lastIndexOf(column)),
  }
  const found = Object.entries(problems).filter(([, columns]) => columns.length > 0)
  if (found.length === 0) return header
  const separator = otherSeparators.find(({ character }) =>
    requiredColumns.every(column => names.join().split(character).includes(column)),
  )
  if (separator) {
    throw new CatalogueFileError(`The columns are separated by ${separator.name}, not by commas.`)
  }
  const listed = found.map(([problem, columns]) => `${problem}: ${columns.join(', ')}`)
  throw new CatalogueFileError(
    `The first line must name the columns ${requiredColumns.join(', ')} (${shortened(listed.join('; '))}).`,
  )
}

const notUtf8 = 'The file is not encoded as UTF-8.'

function asFileError(error: unknown): unknown {
  if (error instanceof CsvError) {
    return new CatalogueFileError(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `A row is longer than ${maxRowCharacters} characters; is a quote never closed?`
        : `The file is not valid CSV: ${shortened(error.message)}.`,
    )
  }
  const isUndecodable =
    (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
  return isUndecodable ? new CatalogueFileError(notUtf8) : error
}

/** A text in a file can have any length, but a person reads the message. */
function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
