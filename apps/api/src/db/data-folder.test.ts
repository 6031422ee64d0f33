import { spawnSync } from 'node:child_process'
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
import { type Child, startChild } from '../testing/services/child-process.ts'
import { secretIn, takeDataFolder } from './data-folder.ts'
import { lockHolder } from './folder-lock.ts'

const root = mkdtempSync(join(tmpdir(), 'aisleway-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

let path: string
let folders = 0
beforeEach(() => {
  path = join(root, `data-${++folders}`)
})

/** `LOCK_RIVALS=20` starts more of them. */
const rivalCount = Number(process.env.LOCK_RIVALS ?? 8)

const children: Child[] = []
afterEach(async () => {
  await Promise.all(children.splice(0).map(child => child.kill()))
})

async function startRival(within: readonly string[] = []): Promise<Child> {
  const script = new URL('../testing/services/take-data-folder.ts', import.meta.url)
  const child = startChild(script, [path], within)
  children.push(child)
  expect(await child.nextLine()).toBe('ready')
  return child
}

async function tell(child: Child, command: 'take' | 'release') {
  child.write(command)
  return child.nextLine()
}

/** A lock that names a living process which does not hold it. */
function leaveLock(): string {
  const lock = join(path, 'lock.1')
  mkdirSync(lock, { recursive: true })
  writeFileSync(join(lock, 'holder.json'), JSON.stringify({ pid: process.pid }))
  return lock
}

/** A parent that never reaps its child, so that the child stays in the process table. */
const withoutReaping = ['sh', '-c', 'exec 3<&0; "$@" <&3 & exec sleep 600', 'sh']

/** The situation of containers that share a volume, each with its own process ids. */
const inNewPidNamespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const canUnshare = spawnSync(inNewPidNamespace[0] ?? '', [...inNewPidNamespace.slice(1), 'true'])

describe('a data folder', () => {
  it('that a living process holds is refused, naming its pid', async () => {
    const rival = await startRival()
    expect(await tell(rival, 'take')).toBe('taken')
    expect(() => takeDataFolder(path)).toThrow(
      `The data folder ${path} is in use by process ${rival.pid}. Stop it, or set DATA_DIR to another folder.`,
    )
    expect(lockHolder(path)?.pid).toBe(rival.pid)
  })

  it('is free once its holder lets go of it', async () => {
    const rival = await startRival()
    await tell(rival, 'take')
    await tell(rival, 'release')
    expect(lockHolder(path)).toBeUndefined()
    takeDataFolder(path).release()
  })

  it('is taken over from a holder that was killed', async () => {
    const rival = await startRival()
    await tell(rival, 'take')
    await rival.kill()
    expect(lockHolder(path)).toBeUndefined()
    const folder = takeDataFolder(path)
    expect(lockHolder(path)?.pid).toBe(process.pid)
    folder.release()
  })

  it('is taken over from a holder that was killed and whose parent has not noticed', async () => {
    const rival = await startRival(withoutReaping)
    await tell(rival, 'take')
    const { pid = 0 } = lockHolder(path) ?? {}
    process.kill(pid, 'SIGKILL')
    const stateOf = () => spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
    await expect.poll(() => stateOf().stdout).toMatch(/^Z/)
    takeDataFolder(path).release()
  })

  // Only some systems allow a process to create a namespace.
  it.runIf(canUnshare.status === 0)(
    'that a process of another container holds is refused, and taken over after its end',
    async () => {
      const rival = await startRival(inNewPidNamespace)
      expect(await tell(rival, 'take')).toBe('taken')
      expect(() => takeDataFolder(path)).toThrow('is in use by process 1.')
      await rival.kill()
      await expect.poll(() => lockHolder(path)).toBeUndefined()
      takeDataFolder(path).release()
    },
  )

  it('is not held by a lock that only names a living process', () => {
    leaveLock()
    expect(lockHolder(path)).toBeUndefined()
    takeDataFolder(path).release()
  })

  it.each([
    ['a pipe that nobody reads', (lock: string) => spawnSync('mkfifo', [join(lock, 'held')])],
    ['a file for a pipe', (lock: string) => writeFileSync(join(lock, 'held'), '')],
  ])('is not held by a lock with %s', (_, leavePipe) => {
    leavePipe(leaveLock())
    expect(lockHolder(path)).toBeUndefined()
    takeDataFolder(path).release()
  })

  it('is not held by a file where a lock should be', () => {
    mkdirSync(path)
    writeFileSync(join(path, 'lock.1'), JSON.stringify({ pid: process.pid }))
    takeDataFolder(path).release()
    expect(readdirSync(path)).toEqual(['lock.2'])
  })

  it('tells others where its holder answers', () => {
    const folder = takeDataFolder(path)
    expect(lockHolder(path)?.address).toBeUndefined()
    folder.announce('http://127.0.0.1:3000')
    expect(lockHolder(path)).toMatchObject({ pid: process.pid, address: 'http://127.0.0.1:3000' })
    folder.release()
    expect(lockHolder(path)).toBeUndefined()
  })

  it('that nobody has made yet has no holder, and is made for its owner alone', () => {
    expect(lockHolder(path)).toBeUndefined()
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

  // The engine makes no difference here, so the test runs once.
  it.runIf(inject('engine') === 'embedded')(
    `goes to exactly one of ${rivalCount} processes that find its holder dead`,
    async () => {
      const rivals = await Promise.all(Array.from({ length: rivalCount }, () => startRival()))
      for (let round = 1; round <= 10; round++) {
        takeDataFolder(path).release()
        const answers = await Promise.all(rivals.map(rival => tell(rival, 'take')))
        const winners = rivals.filter((_, i) => answers[i] === 'taken')
        expect(winners, answers.join('\n')).toHaveLength(1)
        expect(lockHolder(path)?.pid).toBe(winners[0]?.pid)
        expect(answers.filter(answer => answer?.includes('is in use by process'))).toHaveLength(
          rivalCount - 1,
        )
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
        `${file} contains no secret. Delete it, and a new one will be created.`,
      )
      expect(readFileSync(file, 'utf8')).toBe(content)
    }
  })
})
