import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { CommandError, forOperator } from './operator-command.ts'

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
  ])('is one line for what PostgreSQL refuses with %s', (code, message) => {
    expect(forOperator(Object.assign(new Error(message), { code }))).toBe(message)
  })

  it('is the reason that a command gives, and of a surprise everything', () => {
    expect(forOperator(new CommandError('There is no file a.csv.'))).toBe('There is no file a.csv.')
    const surprise = new Error('x is undefined')
    expect(forOperator(surprise)).toBe(surprise)
  })
})
