import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authEvents, factors, recoveryCodes, sessions, users } from '../../auth/tables.ts'
import { openBrowser, openTestApp, operatorToken } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.queries.delete(users)
  await shop.database.queries.delete(authEvents)
})

async function npmRunUsers(...words: string[]): Promise<{ ok: boolean; text: string }> {
  const response = await shop.app.request('http://shop.test/api/operator/users', {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}` },
    body: JSON.stringify(words),
  })
  expect(response.status).toBe(200)
  return response.json() as Promise<{ ok: boolean; text: string }>
}

async function shopper(email: string, name = 'Mara Kimball') {
  const browser = openBrowser(shop.app)
  await browser.signUp(email, 'sesame seeds', name)
  return browser
}

const userOf = async (browser: Awaited<ReturnType<typeof shopper>>) =>
  (await browser.get('/api/session')).body.user

describe('npm run users', () => {
  it('lists the accounts, oldest first, one line each', async () => {
    await shopper('mara@example.com')
    await shopper('theo@example.com', 'Theo Lind')
    const [head, first, second, ...rest] = (await npmRunUsers('list')).text.split('\n')
    expect(head).toBe('EMAIL\tNAME\tVERIFIED\tFACTORS\tSINCE\tLAST USE')
    expect(first).toMatch(/^mara@example\.com\tMara Kimball\tno\t0\t\d{4}-.+\t\d{4}-.+$/)
    expect(second).toMatch(/^theo@example\.com\tTheo Lind\t/)
    expect(rest).toEqual([])
  })

  it('shows no name that would command the terminal', async () => {
    await shopper('mara@example.com', 'Mara\u001b[2J\nroot\u202e')
    const { text } = await npmRunUsers('list')
    expect(text.split('\n')).toHaveLength(2)
    expect(['\u001b', '\u202e'].filter(character => text.includes(character))).toEqual([])
  })

  it('verifies an address, of this account only', async () => {
    const mara = await shopper('mara@example.com')
    const theo = await shopper('theo@example.com')
    expect(await npmRunUsers('verify', ' Mara@Example.com ')).toEqual({
      ok: true,
      text: 'mara@example.com is now verified.',
    })
    expect(await userOf(mara)).toMatchObject({ emailVerified: true })
    expect(await userOf(theo)).toMatchObject({ emailVerified: false })
  })

  it('removes the second factors of who lost the phone, and ends the sessions', async () => {
    const mara = await shopper('mara@example.com')
    const theo = await shopper('theo@example.com')
    for (const browser of [mara, theo]) {
      const { id: userId } = await userOf(browser)
      await shop.database.queries
        .insert(factors)
        .values({ userId, friendlyName: 'Phone', factorType: 'totp', status: 'verified' })
      await shop.database.queries.insert(recoveryCodes).values({ userId, codeHash: 'x' })
    }
    const { ok, text } = await npmRunUsers('reset-mfa', 'mara@example.com')
    expect({ ok, text }).toEqual({
      ok: true,
      text: 'mara@example.com: all sessions ended, second factors removed: 1.',
    })
    expect(await shop.database.queries.$count(factors)).toBe(1)
    expect(await shop.database.queries.$count(recoveryCodes)).toBe(1)
    expect(await shop.database.queries.$count(sessions)).toBe(1)
    await mara.signIn('mara@example.com')
    expect(await userOf(mara)).toMatchObject({ email: 'mara@example.com' })
  })

  it('erases an account: its sessions are dead at once, its neighbours stay', async () => {
    const mara = await shopper('mara@example.com')
    const theo = await shopper('theo@example.com')
    expect((await npmRunUsers('delete', 'mara@example.com')).ok).toBe(true)
    expect(await userOf(mara)).toBeNull()
    expect((await mara.get('/api/cart')).status).toBe(401)
    expect(await userOf(theo)).toMatchObject({ email: 'theo@example.com' })
    expect((await mara.signIn('mara@example.com')).status).toBe(401)
  })

  it('shows what happened, of all or of one, and no secret', async () => {
    await shopper('mara@example.com')
    await shopper('theo@example.com')
    await openBrowser(shop.app).signIn('mara@example.com', 'a wrong guess')
    await npmRunUsers('verify', 'mara@example.com')
    const { text: all } = await npmRunUsers('events')
    expect(all.split('\n')[0]).toBe('AT\tEVENT\tWHO\tFROM\tBROWSER')
    expect(all).toMatch(/sign_up\ttheo@example\.com/)
    const { text: one } = await npmRunUsers('events', 'mara@example.com')
    const events = one.split('\n').slice(1)
    expect(events.map(line => line.split('\t')[1])).toEqual([
      'sign_up',
      'sign_in_failed',
      'email_verified',
    ])
    expect(events.at(-1)).toContain('\toperator\t')
    expect(all).not.toMatch(/sesame|wrong guess/)
  })

  it('says what it did not understand or find, and changes nothing', async () => {
    const mara = await shopper('mara@example.com')
    for (const words of [
      [],
      ['lists'],
      ['list', 'mara@example.com'],
      ['verify'],
      ['delete'],
      ['delete', 'mara@example.com', 'now'],
      ['constructor', 'mara@example.com'],
    ]) {
      const { ok, text } = await npmRunUsers(...words)
      expect({ ok, usage: text.startsWith('Usage: npm run users') }).toEqual({
        ok: false,
        usage: true,
      })
    }
    expect(await npmRunUsers('delete', 'nobody@example.com')).toEqual({
      ok: false,
      text: 'There is no account with the address nobody@example.com.',
    })
    expect(await userOf(mara)).toMatchObject({ emailVerified: false })
  })

  it('is the operator’s: no shopper and no other token comes here', async () => {
    const mara = await shopper('mara@example.com')
    expect((await mara.post('/api/operator/users', ['list'])).status).toBe(401)
    for (const token of ['', 'x', `${operatorToken}x`]) {
      const { status } = await shop.app.request('http://shop.test/api/operator/users', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: '["list"]',
      })
      expect(status).toBe(401)
    }
  })
})
