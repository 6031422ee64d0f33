import { createInterface } from 'node:readline'
import { type DataFolder, takeDataFolder } from '../../db/data-folder.ts'

// Run in its own process: takes or releases the folder, or announces an address, on command, and reports the outcome.
const path = process.argv[2] ?? ''
let folder: DataFolder | undefined

console.log('ready')
for await (const command of createInterface(process.stdin)) {
  const [word, address = ''] = command.split(' ')
  console.log(word === 'take' ? take() : word === 'announce' ? announce(address) : release())
}

function announce(address: string): string {
  folder?.announce(address)
  return 'announced'
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
