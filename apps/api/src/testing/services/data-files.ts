import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { inject } from 'vitest'

/** Copies a migrated, empty embedded database into a new folder: creating one would take seconds. */
export function writeDataFiles(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  spawnSync('tar', ['-xf', inject('template'), '-C', folder])
}
