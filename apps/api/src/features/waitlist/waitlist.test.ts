import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../auth/tables.ts'
import { openBrowser, openTestApp, operatorToken } from '../../testing/test-app.ts'
import { waitlist } from './tables.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.queries.delete(users)
})

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  return browser
}

type Shopper = Awaited<ReturnType<typeof shopper>>
const join = (browser: Shopper, email?: string) =>
  browser.post('/api/waitlist', email === undefined ? {} : { email })

const addresses = async () =>
  (await shop.database.queries.select().from(waitlist)).map(row => row.email).sort()

describe('joining the waitlist', () => {
  it('takes the address of the account', async () => {
    const mara = await shopper('mara@example.com')
    expect(await join(mara)).toMatchObject({ status: 200, body: { joined: true } })
    expect(await addresses()).toEqual(['mara@example.com'])
  })

  it('says so when the shopper is on it already, however the address is written', async () => {
    const mara = await shopper('mara@example.com')
    await join(mara)
    for (const again of [undefined, 'mara@example.com', ' Mara@Example.com ']) {
      expect(await join(mara, again)).toMatchObject({
        status: 409,
        body: { code: 'ALREADY_ON_WAITLIST' },
      })
    }
    expect(await addresses()).toEqual(['mara@example.com'])
  })

  it('pressed twenty times at once makes one row', async () => {
    const mara = await shopper('mara@example.com')
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(mara)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.status === 409)).toHaveLength(19)
    expect(await addresses()).toEqual(['mara@example.com'])
  })

  it('takes another address beside it', async () => {
    const mara = await shopper('mara@example.com')
    await join(mara)
    expect((await join(mara, 'home@example.com')).status).toBe(200)
    expect(await addresses()).toEqual(['home@example.com', 'mara@example.com'])
  })

  it('takes at most ten addresses of one account, also at the same moment', async () => {
    const mara = await shopper('mara@example.com')
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, i) => join(mara, `home${i}@example.com`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(200),
      ...Array(5).fill(409),
    ])
    expect(await addresses()).toHaveLength(10)
  })

  it('does not take what is no address', async () => {
    const mara = await shopper('mara@example.com')
    for (const email of [
      '',
      'mara',
      '@',
      'mara@',
      'two@b.c, three@b.c',
      `${'x'.repeat(260)}@b.cc`,
    ]) {
      expect((await join(mara, email)).status, email).toBe(400)
    }
    expect(await addresses()).toEqual([])
  })

  it('is known to who joined, whatever the address, and to nobody else', async () => {
    const [mara, theo] = [await shopper('mara@example.com'), await shopper('theo@example.com')]
    expect((await mara.get('/api/waitlist')).body).toEqual({ isOnWaitlist: false })
    await join(mara, 'home@example.com')
    expect((await mara.get('/api/waitlist')).body).toEqual({ isOnWaitlist: true })
    expect((await theo.get('/api/waitlist')).body).toEqual({ isOnWaitlist: false })
  })

  it('asks a visitor to sign in', async () => {
    expect((await join(openBrowser(shop.app), 'mara@example.com')).status).toBe(401)
    expect((await openBrowser(shop.app).get('/api/waitlist')).status).toBe(401)
    expect(await addresses()).toEqual([])
  })

  it('does not tell one shopper that another waits with the same address', async () => {
    await join(await shopper('mara@example.com'))
    expect((await join(await shopper('theo@example.com'), 'mara@example.com')).status).toBe(200)
  })
})

describe('the operator’s export', () => {
  const ask = (headers: Record<string, string>) =>
    shop.app.request('http://shop.test/api/operator/waitlist', { headers })

  it('lists who joined, in that order, for spreadsheets that run nothing', async () => {
    const mara = await shopper('mara@example.com')
    await join(mara)
    await join(mara, '=cmd|x@example.com')
    const response = await ask({ authorization: `Bearer ${operatorToken}` })
    const [head, first, second] = (await response.text()).split('\n')
    expect(head).toBe('email,user_id,joined_at')
    expect(first).toMatch(/^mara@example\.com,\w+,\d{4}-\d\d-\d\dT.+Z$/)
    expect(second).toMatch(/^'=cmd\|x@example\.com,/)
  })

  it('is for the operator only', async () => {
    const mara = await shopper('mara@example.com')
    expect((await ask({})).status).toBe(401)
    expect((await ask({ authorization: 'Bearer x' })).status).toBe(401)
    expect((await mara.get('/api/operator/waitlist')).status).toBe(401)
  })
})
