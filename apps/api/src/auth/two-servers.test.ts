import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTotp } from '../testing/shoppers/second-factor.ts'
import { openBrowser, openTestApp } from '../testing/test-app.ts'
import { canServeTwo, openTestDatabase } from '../testing/test-database.ts'

type Browser = ReturnType<typeof openBrowser>
type Server = Awaited<ReturnType<typeof openTestApp>>

describe.skipIf(!canServeTwo())('two servers on one PostgreSQL', () => {
  let servers: [Server, Server]

  beforeAll(async () => {
    const database = await openTestDatabase()
    servers = [
      await openTestApp([], { database }),
      await openTestApp([], { database: await database.openAgain() }),
    ]
  })
  afterAll(async () => {
    const [first, second] = servers
    await second.close()
    await first.close()
  })

  let people = 0
  /** A shopper with two sessions: the one that acts, and another whose cookie was stolen. */
  async function newShopper() {
    const email = `two${++people}@example.com`
    const owner = openBrowser(servers[0].app)
    await owner.signUp(email)
    const other = openBrowser(servers[1].app)
    await other.signIn(email)
    const bearer: string = (await other.post('/api/session/refresh')).body.access_token
    return { email, owner, other, bearer }
  }

  /** Whether a session's cookie and access token are accepted, asked of both servers. */
  async function opens({ other, bearer }: { other: Browser; bearer: string }) {
    const answers: boolean[] = []
    for (const { app } of servers) {
      const copy = openBrowser(app)
      for (const [name, value] of other.cookies) copy.cookies.set(name, value)
      answers.push((await copy.get('/api/session')).body.user !== null)
      const headers = { authorization: `Bearer ${bearer}` }
      const client = openBrowser(app)
      answers.push((await client.send('GET', '/api/profile', undefined, headers)).status === 200)
    }
    return answers
  }

  const everywhere = [true, true, true, true]
  const nowhere = [false, false, false, false]

  const endings: [string, (shopper: Awaited<ReturnType<typeof newShopper>>) => unknown][] = [
    ['its own sign-out', ({ other }) => ended(other.signOut())],
    ['“sign out others”', ({ owner }) => ended(owner.delete('/api/sessions'))],
    [
      'a change of password',
      ({ owner }) =>
        ended(
          owner.post('/api/account/password', { current: 'sesame seeds', password: 'poppy seeds' }),
        ),
    ],
    [
      'the deletion of the account',
      ({ owner }) => ended(owner.post('/api/account/deletion', { password: 'sesame seeds' })),
    ],
  ]

  it.each(endings)(
    'a cookie and an access token are dead at once on both after %s',
    async (_, end) => {
      const shopper = await newShopper()
      const stolen = { other: copyOf(shopper.other), bearer: shopper.bearer }
      expect(await opens(stolen)).toEqual(everywhere)
      await end(shopper)
      expect(await opens(stolen)).toEqual(nowhere)
    },
  )

  it('a second factor that was added on one is owed at once on the other', async () => {
    const shopper = await newShopper()
    await addTotp(shopper.owner)
    expect(await opens(shopper)).toEqual(nowhere)
  })

  it('share their signing key', async () => {
    const [one, two] = await Promise.all(servers.map(({ auth }) => auth.tokens.publicKeys()))
    expect(one).toEqual(two)
  })

  function copyOf(browser: Browser): Browser {
    const copy = openBrowser(servers[0].app)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    return copy
  }

  async function ended(answer: ReturnType<Browser['send']>) {
    expect((await answer).status).toBe(200)
  }
})
