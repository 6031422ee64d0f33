import { HOTP, Secret } from 'otpauth'
import { openBrowser, type openTestApp } from '../test-app.ts'

type App = Awaited<ReturnType<typeof openTestApp>>['app']
type Browser = ReturnType<typeof openBrowser>

export type TestFactor = { id: string; secret: string }

/** Adds a factor to a signed-in browser and enters its first code. */
export async function addTotp(browser: Browser, name = 'My phone', at = new Date()) {
  const { body } = await browser.post('/api/factors', { factor_type: 'totp', friendly_name: name })
  const factor: TestFactor = { id: body.id, secret: body.totp.secret }
  const challengeId = await challenge(browser, factor)
  return { ...factor, verified: await answer(browser, factor, challengeId, codeOf(factor, at)) }
}

export async function challenge(browser: Browser, { id }: TestFactor): Promise<string> {
  const { body } = await browser.post(`/api/factors/${id}/challenge`)
  return body.id
}

export function answer(browser: Browser, { id }: TestFactor, challengeId: string, code: string) {
  return browser.post(`/api/factors/${id}/verify`, { challenge_id: challengeId, code })
}

/** The code that the phone shows; use `stepsAhead` once a code has been used. */
export function codeOf({ secret }: TestFactor, at: Date, stepsAhead = 0): string {
  const counter = Math.floor(at.getTime() / 30_000) + stepsAhead
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter, digits: 6 })
}

/** A browser that has given the password, but no second factor. */
export async function afterPassword(app: App, email: string): Promise<Browser> {
  const browser = openBrowser(app)
  await browser.signIn(email)
  return browser
}

let people = 0
export async function newShopper(app: App) {
  const browser = openBrowser(app)
  const email = `factor${++people}@example.com`
  await browser.signUp(email)
  return { ...browser, email }
}

/** A shopper with a verified totp factor, and a second browser that has given only the password. */
export async function newMember(app: App, at: Date) {
  const owner = await newShopper(app)
  const factor = await addTotp(owner, 'My phone', at)
  return { owner, factor, pending: await afterPassword(app, owner.email) }
}

export async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get('/api/session')).body.user !== null
}
