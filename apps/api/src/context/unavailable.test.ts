import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { catchLog } from '../testing/catch-log.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { Unavailable } from './unavailable.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp()
})
afterAll(() => shop.close())

const account = { email: 'mara@example.com', password: 'sesame seeds' }

it.each([
  ['a route of the contract', '/api/waitlist', { email: account.email }],
  ['signing in', '/api/auth/sign-in/email', account],
])(
  '%s that is unavailable says when to come back, and is no surprise in the log',
  async (...[, path, body]) => {
    const mara = openBrowser(shop.app)
    await mara.signUp(account.email, account.password)
    await mara.signIn(account.email, account.password)
    const log = catchLog()
    const outage = () => {
      throw new Unavailable({ retryAfterSeconds: 3 })
    }
    const broken = [
      vi.spyOn(shop.database.queries, 'insert').mockImplementation(outage),
      vi.spyOn(shop.database, 'runPrepared').mockImplementation(outage),
    ]
    const answer = await mara.post(path, body)
    for (const spy of broken) spy.mockRestore()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('3')
    expect(answer.body.code).toBe('SERVICE_UNAVAILABLE')
    expect(log.entries).toEqual([])
    log.release()
  },
)
