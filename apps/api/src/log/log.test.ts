import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { log, logOutput } from './log.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  log.level = 'info'
})

function written(to: 'stdout' | 'stderr') {
  const lines: string[] = []
  vi.spyOn(process[to], 'write').mockImplementation(text => lines.push(String(text)) > 0)
  return lines
}

describe('in production', () => {
  it('each entry is one line of JSON, also an error of several lines', () => {
    vi.stubEnv('NODE_ENV', 'production')
    const lines = written('stdout')
    const requestId = '5f1c'
    log.error({ requestId, path: '/api/cart', error: new Error('gone') }, 'GET /api/cart 500')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[^\n]+\n$/)
    const entry = JSON.parse(lines[0] ?? '')
    expect(entry).toMatchObject({ level: 'error', requestId, path: '/api/cart' })
    expect(new Date(entry.time).toISOString()).toBe(entry.time)
    expect(entry.error).toMatch(/^Error: gone\n +at /)
  })
})

describe('at a terminal', () => {
  it('news stand as they are, and problems go to the error stream with their time', () => {
    const [news, problems] = [written('stdout'), written('stderr')]
    log.info('The shop is open')
    log.warn('A proxy is not trusted')
    expect(news).toEqual(['The shop is open\n'])
    expect(problems).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\S+ A proxy is not trusted\n$/),
    ])
  })
})

it('less than the level that was asked for is not written', () => {
  const write = vi.spyOn(logOutput, 'write').mockReturnValue()
  log.level = 'error'
  log.warn('nobody asked')
  expect(write).not.toHaveBeenCalled()
})

it.each([
  ['as a field', (error: Error) => log.error({ error }, 'Failed:')],
  ['alone', (error: Error) => log.error(error)],
])('a failed query is told without its parameters, given %s', (_, tell) => {
  const write = vi.spyOn(logOutput, 'write').mockReturnValue()
  tell(new DrizzleQueryError('select $1', ['canary@example.com'], new Error('canary')))
  const line = write.mock.calls.join()
  expect(line).toContain('select $1')
  expect(line).not.toContain('canary')
})
