import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DataFolder, takeDataFolder } from '../db/data-folder.ts'
import { lockHolder } from '../db/folder-lock.ts'
import { type Config, readConfig } from '../startup/config.ts'
import { filesIn } from '../startup/configured-database.ts'
import { reachDatabase, requireDatabase } from './reach-database.ts'

let path: string
let config: Config
let held: DataFolder | undefined
let server: Server | undefined
const told: string[] = []
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'aisleway-command-'))
  config = readConfig({ DATA_DIR: path }, join(path, '.env'))
  vi.spyOn(console, 'error').mockImplementation(line => told.push(line))
})
afterEach(() => {
  release()
  server?.close()
  server = undefined
  told.length = 0
  vi.restoreAllMocks()
  rmSync(path, { recursive: true })
})

function release() {
  held?.release()
  held = undefined
}

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Acts on the database as a command does, and returns what answered: the server's status, or who held the folder. */
const reach = () =>
  reachDatabase<unknown>(config, {
    server: async ask => (await ask('users', { method: 'POST', body: '["list"]' })).status,
    folder: async () => lockHolder(path),
  })

const waiting = (forWhom: string) =>
  `Waiting up to 60 seconds for ${forWhom}, which uses the data folder ${path}.`

describe('a command', () => {
  it('holds the folder that nobody holds, and only while it runs', async () => {
    expect(await reach()).toEqual({ pid: process.pid })
    expect(lockHolder(path)).toBeUndefined()
    expect(told).toEqual([])
  })

  it('waits for another command', async () => {
    held = takeDataFolder(path)
    const reached = reach()
    await expect.poll(() => told).toEqual([waiting(`process ${process.pid}`)])
    release()
    expect(await reached).toEqual({ pid: process.pid })
  })

  it('waits for a server that starts, then asks it', async () => {
    let isOpen = false
    const paths: (string | undefined)[] = []
    held = takeDataFolder(path)
    const reached = reach()
    await expect.poll(() => told).toHaveLength(1)
    const address = await listen(({ url }, response) => {
      paths.push(url)
      response.writeHead(isOpen ? 200 : 503).end()
    })
    held.announce(address)
    await expect.poll(() => paths.length).toBeGreaterThan(1)
    writeFileSync(join(path, 'operator-token'), 'a token')
    isOpen = true
    expect(await reached).toBe(200)
    expect(paths.pop()).toBe('/api/operator/users')
    expect(new Set(paths)).toEqual(new Set(['/api/health']))
    expect(told).toEqual([waiting(`process ${process.pid}`)])
  })

  it('waits for a server that stops, then uses the folder itself', async () => {
    held = takeDataFolder(path)
    held.announce('http://127.0.0.1:1')
    const reached = reach()
    await expect
      .poll(() => told)
      .toEqual([waiting(`process ${process.pid}, the server at http://127.0.0.1:1`)])
    release()
    expect(await reached).toEqual({ pid: process.pid })
  })

  it('says in one sentence that the server refuses', async () => {
    writeFileSync(join(path, 'operator-token'), 'a token')
    const isHealth = (url = '') => url === '/api/health'
    const address = await listen(({ url }, response) =>
      response.writeHead(isHealth(url) ? 200 : 503).end(),
    )
    held = takeDataFolder(path)
    held.announce(address)
    await expect(reach()).rejects.toThrow('The server is busy, or its disk is full.')
  })

  it('does not create a database that it should read', () => {
    const missing = join(path, 'misspelt')
    const refused = readConfig({ DATA_DIR: missing }, join(path, '.env'))
    expect(() => requireDatabase(refused)).toThrow(`There is no database in ${missing}.`)
    expect(readdirSync(path)).toEqual([])
    mkdirSync(filesIn(config))
    expect(() => requireDatabase(config)).not.toThrow()
  })
})
