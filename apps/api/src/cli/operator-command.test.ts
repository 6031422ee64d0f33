import { afterEach, describe, expect, it, vi } from 'vitest'
import { readArguments, runCommand, UsageError } from './operator-command.ts'

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
