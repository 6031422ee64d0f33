import { openCopies } from '../../api/device-records/database.ts'
import { isObject, isText } from '../../api/device-records/record.ts'

/** What the server has, as it lies on the device. */
export type KeptCopy<Content> = {
  version: string
  /** When the server last said that this is its newest version. */
  checkedAt: number
  content: Content
}

type Written = KeptCopy<string>

export const catalogueKey = 'catalogue'

/** The copy under a key. Nothing is kept in a browser that refuses it, or has no room. */
export function keptCopy<Content>(key: string) {
  return {
    /** Told without reading it. */
    async isThere(): Promise<boolean> {
      try {
        const copies = await openCopies()
        const isThere = await copies.has(key)
        copies.close()
        return isThere
      } catch {
        return false
      }
    },

    /** Undefined where there is none, or none that can be read. */
    async read(): Promise<KeptCopy<Content> | undefined> {
      try {
        const copies = await openCopies()
        const written = await copies.read(key)
        copies.close()
        return isWritten(written)
          ? { ...written, content: JSON.parse(written.content) as Content }
          : undefined
      } catch {
        return undefined
      }
    },

    /** The content as one text: a browser reads and writes it faster than a hundred thousand values. */
    async write({ content, ...copy }: KeptCopy<Content>): Promise<void> {
      const written: Written = { ...copy, content: JSON.stringify(content) }
      try {
        const copies = await openCopies()
        await copies.write(key, written)
        copies.close()
      } catch {
        // The copy lasts as long as this tab.
      }
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
