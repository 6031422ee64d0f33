import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startOidcProvider } from '../../testing/services/oidc-provider.ts'
import {
  addTotp,
  afterPassword,
  answer,
  challenge,
  codeOf,
} from '../../testing/shoppers/second-factor.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

type Browser = ReturnType<typeof openBrowser>

const minute = 60_000
const password = 'sesame seeds'
const publicUrl = 'http://shop.test'
const people = { mara: { name: 'Mara Kimball', email: 'mara@example.com', email_verified: true } }
let time = 0
let provider: Awaited<ReturnType<typeof startOidcProvider>>
let shop: Awaited<ReturnType<typeof openTestApp>>

beforeAll(async () => {
  const redirectUri = `${publicUrl}/api/auth/callback/oidc`
  provider = await startOidcProvider({ people, redirectUri })
  const { issuer, clientId, clientSecret } = provider
  const socialProviders = [{ id: 'oidc', name: 'Test ID', issuer, clientId, clientSecret }]
  shop = await openTestApp([], { publicUrl, socialProviders, now: () => new Date(time) })
})
afterAll(async () => {
  await provider.close()
  await shop.close()
})
beforeEach(() => {
  time = Date.now()
})

let shoppers = 0
async function newShopper() {
  const browser = openBrowser(shop.app)
  const email = `confirm${++shoppers}@example.com`
  await browser.signUp(email)
  return { ...browser, email }
}

const download = async (browser: Pick<Browser, 'get'>) => {
  const { status, body } = await browser.get('/api/account/data')
  return status === 200 ? 'allowed' : body.code
}
const confirm = (browser: Pick<Browser, 'post'>, typed = password) =>
  browser.post('/api/session/confirmation', { password: typed })
const enroll = (browser: Pick<Browser, 'post'>) =>
  browser.post('/api/factors', { factor_type: 'totp', friendly_name: 'Thief' })

describe('what is sensitive', () => {
  it('may be done for ten minutes after signing in', async () => {
    const browser = await newShopper()
    time += 9 * minute
    expect(await download(browser)).toBe('allowed')
    time += 2 * minute
    expect(await download(browser)).toBe('CONFIRMATION_REQUIRED')
    const again = await afterPassword(shop.app, browser.email)
    expect(await download(again)).toBe('allowed')
    expect(await download(browser)).toBe('CONFIRMATION_REQUIRED')
  })

  it('may be done for ten minutes after the password was given again, in this session alone', async () => {
    const browser = await newShopper()
    const phone = await afterPassword(shop.app, browser.email)
    time += 11 * minute
    expect((await confirm(browser, 'wrong seeds')).body.code).toBe('WRONG_PASSWORD')
    expect(await download(browser)).toBe('CONFIRMATION_REQUIRED')
    expect((await confirm(browser)).body).toEqual({ confirmed: true })
    expect([await download(browser), await download(phone)]).toEqual([
      'allowed',
      'CONFIRMATION_REQUIRED',
    ])
    time += 11 * minute
    expect(await download(browser)).toBe('CONFIRMATION_REQUIRED')
  })

  it('may be done after a second factor’s code', async () => {
    const owner = await newShopper()
    const factor = await addTotp(owner, 'My phone', new Date(time))
    time += 11 * minute
    expect(await download(owner)).toBe('CONFIRMATION_REQUIRED')
    await answer(owner, factor, await challenge(owner, factor), codeOf(factor, new Date(time)))
    expect(await download(owner)).toBe('allowed')
  })

  it('is not open for longer by the first code of one’s own new factor', async () => {
    const owner = await newShopper()
    time += 9 * minute
    expect((await addTotp(owner, 'My phone', new Date(time))).verified.status).toBe(200)
    time += 2 * minute
    expect(await download(owner)).toBe('CONFIRMATION_REQUIRED')
  })

  it('asks again after the server’s clock was set back', async () => {
    const browser = await newShopper()
    time -= 120 * minute
    expect(await download(browser)).toBe('CONFIRMATION_REQUIRED')
    await confirm(browser)
    expect(await download(browser)).toBe('allowed')
  })
})

describe('an access token alone', () => {
  it('enrols no factor, makes no recovery codes and finishes no factor of its owner’s', async () => {
    const owner = await newShopper()
    const { body: begun } = await enroll(owner)
    const { body } = await owner.post('/api/session/refresh')
    const headers = { authorization: `Bearer ${body.access_token}` }
    const thief = openBrowser(shop.app)
    const ask = (path: string, sent = {}) => thief.send('POST', path, sent, headers)
    expect((await ask('/api/factors', { factor_type: 'totp', friendly_name: 'T' })).status).toBe(
      401,
    )
    expect((await ask('/api/factors/recovery-codes')).status).toBe(401)
    expect((await ask('/api/session/confirmation', { password })).status).toBe(401)
    expect((await ask(`/api/factors/${begun.id}/challenge`)).status).toBe(404)
    expect((await owner.get('/api/factors')).body).toHaveLength(1)
  })

  it('gains nothing from its owner’s confirmation', async () => {
    const owner = await newShopper()
    const { body } = await owner.post('/api/session/refresh')
    time += 11 * minute
    await confirm(owner)
    const headers = { authorization: `Bearer ${body.access_token}` }
    const answered = await openBrowser(shop.app).send(
      'GET',
      '/api/account/data',
      undefined,
      headers,
    )
    expect(answered.status).toBe(401)
  })
})

it('an account without a password confirms by signing in with its provider again', async () => {
  const browser = openBrowser(shop.app)
  const signIn = async () => {
    const started = await browser.post('/api/auth/sign-in/social', {
      provider: 'oidc',
      callbackURL: '/profile',
    })
    const back = await provider.answerAs('mara', started.body.url)
    await browser.get(back.pathname + back.search)
  }
  await signIn()
  expect(await download(browser)).toBe('allowed')
  time += 11 * minute
  expect(await download(browser)).toBe('CONFIRMATION_REQUIRED')
  expect((await browser.post('/api/account/password', { password: 'poppy seeds' })).body.code).toBe(
    'CONFIRMATION_REQUIRED',
  )
  expect((await browser.post('/api/account/deletion', {})).body.code).toBe('CONFIRMATION_REQUIRED')
  await signIn()
  expect(await download(browser)).toBe('allowed')
  expect((await browser.get('/api/sessions')).body).toHaveLength(1)
})
