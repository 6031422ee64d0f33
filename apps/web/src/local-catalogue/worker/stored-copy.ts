import { copies } from '../../api/device-records/database.ts'
import { isObject, isText } from '../../api/device-records/record.ts'

/** The server's data as stored on the device. */
export type StoredCopy<Content> = {
  version: string
  /** When the server last confirmed that this is its newest version. */
  checkedAt: number
  content: Content
}

type Written = StoredCopy<string>

export const catalogueKey = 'catalogue'

/** The copy under a key. */
export function storedCopy<Content>(key: string) {
  return {
    /** Whether there is a copy, without reading it. */
    async isThere(): Promise<boolean> {
      return ((await copies.count(key)) ?? 0) > 0
    },

    /** Undefined if there is none, or if it cannot be read. */
    async read(): Promise<StoredCopy<Content> | undefined> {
      const written = await copies.read(key)
      if (!isWritten(written)) return undefined
      try {
        return { ...written, content: JSON.parse(written.content) }
      } catch {
        return undefined
      }
    },

    /** The content as one text: a browser reads and writes it faster than a hundred thousand values. */
    async write({ content, ...copy }: StoredCopy<Content>): Promise<void> {
      const written: Written = { ...copy, content: JSON.stringify(content) }
      // If it cannot be stored, the copy lasts as long as this tab.
      await copies.write(key, written)
    },
  }
}

function isWritten(value: unknown): value is Written {
  return (
    isObject(value) &&
    isText(value.version) &&
    isText(value.content) &&
    typeof value.checkedAt === 'number'
  )
}
