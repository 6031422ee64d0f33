import { noPreferences, type Preferences } from '@aisleway/core/onboarding/preferences'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'
import { userPreferences } from './tables.ts'

let today = new Date('2026-11-18T12:00:00Z')
let shop: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  shop = await openTestApp([], { now: () => today })
})
afterAll(() => shop.close())

async function shopper(email: string) {
  const browser = openBrowser(shop.app)
  await browser.signUp(email)
  return browser
}

const answers: Preferences = {
  shoppingDays: ['tuesday', 'saturday'],
  shoppingTimes: ['8am-10am', 'after-10pm'],
  shopsHere: true,
  shoppingStyles: ['few-items'],
}

const rows = () => shop.database.queries.select().from(userPreferences)

describe('the answers of the questionnaire', () => {
  it('are kept, and come back', async () => {
    const mara = await shopper('mara@example.com')
    expect((await mara.get('/api/preferences')).body).toBeNull()
    expect(await mara.put('/api/preferences', answers)).toMatchObject({
      status: 200,
      body: answers,
    })
    expect((await mara.get('/api/preferences')).body).toEqual(answers)
    expect((await rows())[0]?.updatedAt).toEqual(today)
  })

  it('take the place of the earlier ones, with their moment', async () => {
    const noor = await shopper('noor@example.com')
    const others = await rows()
    await noor.put('/api/preferences', answers)
    today = new Date('2026-11-19T12:00:00Z')
    await noor.put('/api/preferences', noPreferences)
    expect((await noor.get('/api/preferences')).body).toEqual(noPreferences)
    const [row, ...rest] = (await rows()).filter(({ updatedAt }) => +updatedAt === +today)
    expect(row).toMatchObject(noPreferences)
    expect(rest).toEqual([])
    expect(await rows()).toHaveLength(others.length + 1)
  })

  it('stand in the order of the week, each once', async () => {
    const ida = await shopper('ida@example.com')
    const shuffled = { ...answers, shoppingDays: ['saturday', 'tuesday', 'saturday'] }
    expect((await ida.put('/api/preferences', shuffled)).body).toEqual(answers)
  })

  it('are refused where one is unknown, and nothing is kept of them', async () => {
    const theo = await shopper('theo@example.com')
    await theo.put('/api/preferences', answers)
    for (const wrong of [
      { shoppingDays: ['someday'] },
      { shoppingDays: 'monday' },
      { shoppingTimes: ['6am-9am'] },
      { shopsHere: 'yes' },
      { shoppingStyles: ['in a hurry'] },
      { shoppingDays: Array(8).fill('monday') },
      { shoppingDays: undefined },
    ]) {
      const answer = await theo.put('/api/preferences', { ...answers, ...wrong })
      expect(answer.status, JSON.stringify(wrong)).toBe(400)
    }
    expect((await theo.get('/api/preferences')).body).toEqual(answers)
  })

  it('sent twenty times at once make one row', async () => {
    const before = (await rows()).length
    const vera = await shopper('vera@example.com')
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => vera.put('/api/preferences', answers)),
    )
    expect(sent.map(answer => answer.status)).toEqual(Array(20).fill(200))
    expect(await rows()).toHaveLength(before + 1)
  })

  it('are nobody else’s, whoever the sender names', async () => {
    const olga = await shopper('olga@example.com')
    const pia = await shopper('pia@example.com')
    await olga.put('/api/preferences', answers)
    const [olgas] = (await rows()).slice(-1)
    await pia.put('/api/preferences', { ...noPreferences, userId: olgas?.userId })
    expect((await olga.get('/api/preferences')).body).toEqual(answers)
    expect((await pia.get('/api/preferences')).body).toEqual(noPreferences)
  })

  it('ask a visitor to sign in', async () => {
    const visitor = openBrowser(shop.app)
    const before = await rows()
    expect((await visitor.get('/api/preferences')).status).toBe(401)
    expect((await visitor.put('/api/preferences', answers)).status).toBe(401)
    expect(await rows()).toEqual(before)
  })

  it('are in the download, and go with the account', async () => {
    const rosa = await shopper('rosa@example.com')
    const others = await rows()
    await rosa.put('/api/preferences', answers)
    const { body } = await rosa.get('/api/account/data')
    expect(body.user_preferences).toEqual([{ ...answers, updatedAt: today.toISOString() }])
    await rosa.post('/api/account/deletion', { password: 'sesame seeds' })
    expect(await rows()).toEqual(others)
  })
})
