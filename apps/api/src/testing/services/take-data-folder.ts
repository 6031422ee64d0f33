import { createInterface } from 'node:readline'
import { type DataFolder, takeDataFolder } from '../../db/data-folder.ts'

// Run as a process of its own: takes or releases the folder when told to, and tells how it went.
const path = process.argv[2] ?? ''
let folder: DataFolder | undefined

console.log('ready')
for await (const command of createInterface(process.stdin)) {
  console.log(command === 'take' ? take() : release())
}

function take(): string {
  try {
    folder = takeDataFolder(path)
    return 'taken'
  } catch (error) {
    return (error as Error).message
  }
}

function release(): string {
  folder?.release()
  folder = undefined
  return 'released'
}
