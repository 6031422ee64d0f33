import { Readable } from 'node:stream'
import type { ImportProgress } from '../../features/catalogue/exchange/import-catalogue.ts'
import { type FileRow, fileText } from '../catalogue-file.ts'
import { type openTestApp, operatorToken } from '../test-app.ts'

type App = Awaited<ReturnType<typeof openTestApp>>['app']
type File = string | Uint8Array | AsyncIterable<Uint8Array>

const address = 'http://shop.test/api/operator/catalogue'

/** The operator, who imports and exports files as `npm run catalogue` does. */
export function openOperator(app: App) {
  const headers = { authorization: `Bearer ${operatorToken}` }

  /** Returns the last message of the import. */
  async function importFile(file: File): Promise<ImportProgress> {
    const body = streamOf(file)
    const response = await app.request(address, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    const lines = (await response.text()).trim().split('\n')
    return JSON.parse(lines.at(-1) ?? '')
  }

  return {
    importFile,
    importRows: (rows: readonly FileRow[]) => importFile(fileText(rows)),
    exportFile: async () => (await app.request(address, { headers })).text(),
  }
}

function streamOf(file: File): ReadableStream {
  const chunks = typeof file === 'string' || file instanceof Uint8Array ? [Buffer.from(file)] : file
  return Readable.toWeb(Readable.from(chunks)) as ReadableStream
}
