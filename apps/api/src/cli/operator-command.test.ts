import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OperatorError } from '../log/operator-error.ts'
import { forOperator, readArguments, runCommand, UsageError } from './operator-command.ts'

describe('a command', () => {
  const usage = 'Usage: npm run x -- FILE [--replace]'
  const given = process.argv
  afterEach(() => {
    process.argv = given
    vi.restoreAllMocks()
  })

  /** Returns what the command printed and with what the process would have ended. */
  async function run(...args: string[]) {
    process.argv = ['node', 'x-cli.js', ...args]
    const exit = vi.spyOn(process, 'exit').mockImplementation(code => {
      throw new Error(`ended with ${code ?? 0}`)
    })
    const stdout = vi.spyOn(console, 'log').mockReturnValue()
    const stderr = vi.spyOn(console, 'error').mockReturnValue()
    const command = vi.fn(async (all: string[]) => {
      readArguments(all, { replace: { type: 'boolean' } })
    })
    await runCommand(usage, command).catch(() => {})
    return {
      hasRun: command.mock.calls.length > 0,
      status: exit.mock.calls.at(-1)?.[0] ?? 0,
      stdout: stdout.mock.calls.flat(),
      stderr: stderr.mock.calls.flat(),
    }
  }

  it.each(['--help', '-h'])('only shows its usage with %s, and succeeds', async option => {
    const shown = { hasRun: false, status: 0, stdout: [usage], stderr: [] }
    expect(await run('export', option)).toEqual(shown)
  })

  it('refuses an option that it does not have, and shows its usage', async () => {
    const refused = { hasRun: true, status: 1, stdout: [], stderr: [usage] }
    expect(await run('FILE', '--key-file', 'KEY')).toEqual(refused)
    expect(() => readArguments(['FILE', '--replace'], {})).toThrow(UsageError)
  })
})

describe('what an operator is told when a command fails', () => {
  it('is one line for a file in a folder that does not exist', async () => {
    const error = await open('/no-such-folder/aisleway.backup', 'w').catch(error => error)
    expect(forOperator(error)).toBe(
      "ENOENT: no such file or directory, open '/no-such-folder/aisleway.backup'",
    )
  })

  it('is one line for a host that refuses the connection, with one address or several', async () => {
    const error = await new Promise(resolve => connect(1, '127.0.0.1').once('error', resolve))
    expect(forOperator(error)).toBe('connect ECONNREFUSED 127.0.0.1:1')
    expect(forOperator(new AggregateError([error, error]))).toBe('connect ECONNREFUSED 127.0.0.1:1')
  })

  it.each([
    ['28P01', 'password authentication failed for user "aisleway"'],
    ['3D000', 'database "shop" does not exist'],
    ['42501', 'permission denied for database shop'],
    ['57P03', 'the database system is starting up'],
  ])('is one line for what PostgreSQL refuses with %s', (code, message) => {
    const refusal = Object.assign(new Error(message), { code })
    expect(forOperator(refusal)).toBe(message)
    expect(forOperator(new Error('Failed query: CREATE SCHEMA', { cause: refusal }))).toBe(message)
  })

  it('is the reason that a command gives, and of a surprise everything', () => {
    expect(forOperator(new OperatorError('There is no file a.csv.'))).toBe(
      'There is no file a.csv.',
    )
    const surprise = new Error('x is undefined')
    expect(forOperator(surprise)).toBe(surprise)
  })
})
