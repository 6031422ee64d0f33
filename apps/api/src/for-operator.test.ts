import { spawnSync } from 'node:child_process'
import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { forOperator } from './for-operator.ts'
import { OperatorError } from './log/operator-error.ts'

describe('what an operator is told when a command or the server fails', () => {
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

  it('is the reason that a command gives, and of a surprise nothing that would hide its stack', () => {
    expect(forOperator(new OperatorError('There is no file a.csv.'))).toBe(
      'There is no file a.csv.',
    )
    const surprise = new Error('x is undefined')
    expect(forOperator(surprise)).toBeUndefined()
  })

  it('is one line if the server cannot reach its database', () => {
    const settings = {
      DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
      AUTH_SECRET: 'x'.repeat(32),
      DATA_DIR: tmpdir(),
      PORT: '0',
    }
    const script = new URL('./main.ts', import.meta.url).pathname
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      encoding: 'utf8',
      env: { ...process.env, ...settings },
    })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/ connect ECONNREFUSED 127.0.0.1:1$/),
    ])
  })
})
