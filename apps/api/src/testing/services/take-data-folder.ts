import { createInterface } from 'node:readline'
import { type DataFolder, takeDataFolder } from '../../db/data-folder.ts'

// Run in its own process: takes or releases the folder on command, and reports the outcome.
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
