import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualLimits } from '../../../auth/limits/limits.ts'
import { rowsOf } from '../../../db/rows-of.ts'
import {
  afterPassword,
  isSignedIn,
  newMember,
  newShopper,
} from '../../../testing/shoppers/second-factor.ts'
import { type openBrowser, openTestApp, unlimited } from '../../../testing/test-app.ts'

type Shop = Awaited<ReturnType<typeof openTestApp>>
type Browser = ReturnType<typeof openBrowser>

let shop: Shop
let frugal: Shop

beforeAll(async () => {
  shop = await openTestApp()
  const { factorCodeUser } = usualLimits
  const limits = { ...unlimited, factorCodeUser }
  frugal = await openTestApp([], { database: shop.database, limits })
})
afterAll(() => shop.close())

describe('recovery codes', () => {
  const makeCodes = async (owner: Browser): Promise<string[]> =>
    (await owner.post('/api/factors/recovery-codes')).body.codes

  it('are ten, legible, and not in the database', async () => {
    const { owner } = await newMember(shop.app, new Date())
    const codes = await makeCodes(owner)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/)
    const rows = await rowsOf(shop.database.queries, 'SELECT * FROM recovery_codes')
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
  })

  it('need a verified factor', async () => {
    const owner = await newShopper(shop.app)
    const { body } = await owner.post('/api/factors/recovery-codes')
    expect(body.code).toBe('NO_VERIFIED_FACTOR')
  })

  it('each open one session once, however they are typed, also in parallel', async () => {
    const { owner } = await newMember(shop.app, new Date())
    const [code = ''] = await makeCodes(owner)
    const typed = [code, code.toUpperCase(), code.replaceAll('-', ' ')]
    const browsers: Browser[] = []
    for (let i = 0; i < 12; i++) browsers.push(await afterPassword(shop.app, owner.email))
    const answers = await Promise.all(
      browsers.map((each, i) => each.post('/api/factors/recovery', { code: typed[i % 3] })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await Promise.all(browsers.map(isSignedIn))).filter(Boolean)).toHaveLength(1)
  })

  it('of another user or of an older sheet open nothing', async () => {
    const mara = await newMember(shop.app, new Date())
    const ben = await newMember(shop.app, new Date())
    const [old = ''] = await makeCodes(mara.owner)
    const [fresh = ''] = await makeCodes(mara.owner)
    const tryCode = (browser: Browser, code: string) =>
      browser.post('/api/factors/recovery', { code })
    expect((await tryCode(ben.pending, fresh)).body.code).toBe('WRONG_CODE')
    expect((await tryCode(mara.pending, old)).body.code).toBe('WRONG_CODE')
    expect((await tryCode(mara.pending, fresh)).status).toBe(200)
  })

  it('are counted with the other codes', async () => {
    const { pending } = await newMember(frugal.app, new Date())
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) {
      statuses.push((await pending.post('/api/factors/recovery', { code: 'none' })).status)
    }
    expect(statuses.at(-2)).toBe(422)
    expect(statuses.at(-1)).toBe(429)
  })
})
