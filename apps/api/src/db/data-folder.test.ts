import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Child, startChild } from '../testing/child-process.ts'
import { holderOf, secretIn, takeDataFolder } from './data-folder.ts'
import { thisProcess } from './process-life.ts'

const root = mkdtempSync(join(tmpdir(), 'aisleway-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

let path: string
let folders = 0
beforeEach(() => {
  path = join(root, `data-${++folders}`)
})

const children: Child[] = []
afterEach(async () => {
  await Promise.all(children.splice(0).map(child => child.kill()))
})

async function startRival(): Promise<Child> {
  const child = startChild(new URL('../testing/take-data-folder.ts', import.meta.url), [path])
  children.push(child)
  expect(await child.nextLine()).toBe('ready')
  return child
}

async function tell(child: Child, command: 'take' | 'release') {
  child.write(command)
  return child.nextLine()
}

function leaveLock(content: string): void {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'lock.1'), content)
}

/** A number that no process has: above what any system gives out. */
const nobody = 4_194_305

describe('a data folder', () => {
  it('that a living process holds is refused, naming its pid', async () => {
    const rival = await startRival()
    expect(await tell(rival, 'take')).toBe('taken')
    expect(() => takeDataFolder(path)).toThrow(
      `The data folder ${path} is in use by process ${rival.pid}. Stop it, or set DATA_DIR to another folder.`,
    )
    expect(holderOf(path)?.pid).toBe(rival.pid)
  })

  it('is free once its holder lets go of it', async () => {
    const rival = await startRival()
    await tell(rival, 'take')
    await tell(rival, 'release')
    expect(holderOf(path)).toBeUndefined()
    takeDataFolder(path).release()
  })

  it('is taken over from a holder that was killed', async () => {
    const rival = await startRival()
    await tell(rival, 'take')
    await rival.kill()
    expect(holderOf(path)).toBeUndefined()
    const folder = takeDataFolder(path)
    expect(holderOf(path)?.pid).toBe(process.pid)
    folder.release()
  })

  it.each([
    '',
    'garbage',
    'null',
    '7',
    '{}',
    '{"pid":0,"startedAt":""}',
    '{"pid":-1,"startedAt":""}',
    '{"pid":"1"}',
    JSON.stringify({ pid: nobody, startedAt: '' }),
  ])('is not held by a lock that says %j', content => {
    leaveLock(content)
    expect(holderOf(path)).toBeUndefined()
    takeDataFolder(path).release()
  })

  it('is not held by another process that was given the holder’s number', () => {
    leaveLock(JSON.stringify({ ...thisProcess(), startedAt: '1' }))
    expect(holderOf(path)).toBeUndefined()
    takeDataFolder(path).release()
  })

  it('tells others where its holder answers', () => {
    const folder = takeDataFolder(path)
    expect(holderOf(path)?.address).toBeUndefined()
    folder.announce('http://127.0.0.1:3000')
    expect(holderOf(path)).toMatchObject({ pid: process.pid, address: 'http://127.0.0.1:3000' })
    folder.release()
    expect(holderOf(path)).toBeUndefined()
  })

  it('that nobody has made yet has no holder, and is made for its owner alone', () => {
    expect(holderOf(path)).toBeUndefined()
    takeDataFolder(path).release()
    expect(statSync(path).mode & 0o777).toBe(0o700)
  })

  it('that cannot be written to is refused in one sentence', () => {
    const file = join(root, 'a-file')
    writeFileSync(file, '')
    expect(() => takeDataFolder(join(file, 'data'))).toThrow(
      `The data folder ${join(file, 'data')} cannot be written to.`,
    )
    expect(() => takeDataFolder(file)).toThrow('cannot be written to')
  })

  it('keeps one lock however often it changes hands', () => {
    for (let i = 0; i < 5; i++) takeDataFolder(path).release()
    expect(readdirSync(path)).toEqual(['lock.5'])
  })

  // The database plays no part in it, so once is enough.
  it.runIf(inject('engine') === 'embedded')(
    'goes to exactly one of eight processes that find its holder dead',
    async () => {
      const rivals = await Promise.all(Array.from({ length: 8 }, startRival))
      for (let round = 1; round <= 10; round++) {
        takeDataFolder(path).release()
        const [lock = ''] = readdirSync(path)
        writeFileSync(join(path, lock), JSON.stringify({ pid: nobody, startedAt: '1' }))

        const answers = await Promise.all(rivals.map(rival => tell(rival, 'take')))
        const winners = rivals.filter((_, i) => answers[i] === 'taken')
        expect(winners, answers.join('\n')).toHaveLength(1)
        expect(holderOf(path)?.pid).toBe(winners[0]?.pid)
        expect(answers.filter(answer => answer?.includes('is in use by process'))).toHaveLength(7)
        await Promise.all(rivals.map(rival => tell(rival, 'release')))
      }
    },
  )
})

describe('a secret of the folder', () => {
  beforeEach(() => mkdirSync(path))

  it('is made once and read by its owner only', () => {
    const secret = secretIn(path, 'auth-secret')
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(secretIn(path, 'auth-secret')).toBe(secret)
    expect(statSync(join(path, 'auth-secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(path)).toEqual(['auth-secret'])
  })

  it('is not the secret of another name or folder', () => {
    const secrets = [secretIn(path, 'one'), secretIn(path, 'two'), secretIn(root, 'one')]
    expect(new Set(secrets).size).toBe(3)
  })

  it('that was put there by hand is taken as it is', () => {
    writeFileSync(join(path, 'auth-secret'), `${'k'.repeat(40)}\n`)
    expect(secretIn(path, 'auth-secret')).toBe('k'.repeat(40))
  })

  it('that is empty or short is refused, not guessed', () => {
    const file = join(path, 'operator-token')
    for (const content of ['', '\n', 'short']) {
      writeFileSync(file, content)
      expect(() => secretIn(path, 'operator-token')).toThrow(
        `${file} holds no secret. Delete it, and a new one is made.`,
      )
      expect(readFileSync(file, 'utf8')).toBe(content)
    }
  })
})
