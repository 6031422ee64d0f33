import { ApiError, RetryError } from '@algolia/client-common'
import { describe, expect, it } from 'vitest'
import { isAnswer, isRefusal } from '../../../api/client/refusal.ts'
import { searchFailure } from './search-failure.ts'

/** An attempt as the library records it. */
function attempt(status: number) {
  return {
    request: { method: 'POST', path: '', queryParameters: {}, headers: {} },
    response: { status, content: '', isTimedOut: false, headers: {} },
    host: { url: 'localhost', accept: 'readWrite', protocol: 'https' },
    triesLeft: 0,
  } as unknown as ConstructorParameters<typeof RetryError>[0][number]
}

describe('a search that failed', () => {
  it('without a network is no answer', () => {
    const failure = searchFailure(new RetryError([attempt(0)]))
    expect(isAnswer(failure)).toBe(false)
  })

  it('at a broken server is an answer, and may be tried again', () => {
    const failure = searchFailure(new RetryError([attempt(0), attempt(503)]))
    expect(isAnswer(failure)).toBe(true)
    expect(isRefusal(failure)).toBe(false)
  })

  it('and was refused is not tried again', () => {
    expect(isRefusal(searchFailure(new ApiError('No such index', 404, [])))).toBe(true)
  })

  it('never speaks of application ids', () => {
    const cause = new RetryError([attempt(0)])
    expect(cause.message).toContain('application id')
    expect(searchFailure(cause).message).not.toContain('application')
  })
})
