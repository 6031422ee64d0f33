import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Detects damage in the folder of the embedded database before it is opened: without its version file
 * PGlite would create a new database over the old one, and it does not report other damage.
 */
export function damageOf(folder: string): string | undefined {
  const isNew = readdirSync(folder).length === 0
  if (isNew) return undefined
  return checks.find(({ isWhole }) => !isWhole(folder))?.part
}

const checks = [
  {
    part: 'its version file (PG_VERSION)',
    isWhole: (folder: string) => /^\d+\n$/.test(read(folder, 'PG_VERSION').toString()),
  },
  {
    part: 'its control file (global/pg_control)',
    isWhole: (folder: string) => isControlFile(read(folder, 'global/pg_control')),
  },
  {
    part: 'its write-ahead log (pg_wal)',
    isWhole: hasSegment,
  },
  {
    part: 'its tables (base)',
    isWhole: (folder: string) => existsSync(join(folder, 'base', '1')),
  },
]

/** The layout is that of `pg_control.h`: eight bytes that identify the cluster, then the file's version. */
function isControlFile(content: Buffer): boolean {
  return content.length === 8192 && content.readUInt32LE(8) > 900 && content.readUInt32LE(8) < 9999
}

/** Each segment begins with a page, and each page with a number whose upper byte is 0xD1. */
function isSegment(content: Buffer): boolean {
  return content.length > 2 && content.readUInt16LE(0) >> 8 === 0xd1
}

function hasSegment(folder: string): boolean {
  const wal = join(folder, 'pg_wal')
  const names = existsSync(wal) ? readdirSync(wal) : []
  return names.some(name => /^[0-9A-F]{24}$/.test(name) && isSegment(read(wal, name)))
}

function read(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name))
  } catch {
    // A file that is missing or unreadable counts as damaged.
    return Buffer.alloc(0)
  }
}
