import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { catchLog } from '../testing/catch-log.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
const log = catchLog()
beforeAll(async () => {
  shop = await openTestApp()
})
afterEach(() => log.clear())
afterAll(async () => {
  log.release()
  await shop.close()
})

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

describe('the log', () => {
  it.each([
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/account/password',
    '/api/grocery-list',
  ])('says nothing of a body that is no JSON, sent to %s', async path => {
    const browser = openBrowser(shop.app)
    const answer = await browser.sendText('POST', path, 'canarypassword"}')
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).not.toContain('canary')
    expect(log.entries).toEqual([])
  })

  it('tells of a surprise once, with the id that its answer carries and without the body', async () => {
    const browser = openBrowser(shop.app)
    await browser.signUp('log@example.com')
    const broken = vi.spyOn(shop.database.queries, 'insert').mockImplementation(() => {
      throw new Error('the disk is gone')
    })
    const answer = await browser.sendText(
      'POST',
      '/api/waitlist',
      JSON.stringify({ email: 'canary@example.com' }),
    )
    broken.mockRestore()
    expect(answer.status).toBe(500)
    const id = answer.headers.get('X-Request-Id') ?? ''
    expect(id).toMatch(uuid)
    expect(log.entries).toHaveLength(1)
    const [line] = log.lines()
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT\S+ POST \/api\/waitlist 500 /)
    expect(line).toContain(`${id} Error: the disk is gone`)
    expect(line).not.toContain('canary')
  })
})
