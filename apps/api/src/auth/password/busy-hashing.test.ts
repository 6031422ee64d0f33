import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type WorkQueue, workQueue } from '../../limits/work-queue.ts'
import { openMailbox, tokenIn } from '../../testing/services/mailbox.ts'
import { openBrowser, openTestApp, productRow } from '../../testing/test-app.ts'
import { usualLimits } from '../limits/limits.ts'

const mostRequests = 3
const refusedAttempts = 20
const email = 'mara@example.com'
const newPassword = 'poppy seeds'

/** A queue whose hashes can be held, as if each of them took very long. */
function holdableQueue() {
  const queue = workQueue({ stepsAtOnce: 1, mostRequests, retryAfterSeconds: 2 })
  let inFlight = 0
  let opened = Promise.resolve()
  let release = () => {}
  const hashQueue: WorkQueue = {
    admit: request =>
      queue.admit(() => {
        inFlight++
        return request()
      }),
    run: step => queue.run(() => opened.then(step)),
  }
  const hold = () => {
    inFlight = 0
    opened = new Promise(resolve => {
      release = resolve
    })
  }
  return { hashQueue, hold, release: () => release(), inFlight: () => inFlight }
}

describe('while more people sign in than passwords can be compared', () => {
  const { hashQueue, hold, release, inFlight } = holdableQueue()
  let mailbox: Awaited<ReturnType<typeof openMailbox>>
  let shop: Awaited<ReturnType<typeof openTestApp>>
  let mara: ReturnType<typeof openBrowser>
  let waiting: Promise<{ status: number }>[] = []
  let token: string

  beforeAll(async () => {
    mailbox = await openMailbox()
    const { mailer } = mailbox
    const limits = usualLimits
    shop = await openTestApp([productRow({ id: 'milk' })], { hashQueue, mailer, limits })
    mara = openBrowser(shop.app)
    await mara.signUp(email)
    await mara.post('/api/auth/request-password-reset', { email })
    token = tokenIn(await mailbox.take(email, /password/i))
    hold()
    waiting = Array.from({ length: mostRequests }, () => openBrowser(shop.app).signIn(email))
    await vi.waitFor(() => expect(inFlight()).toBe(mostRequests))
  })
  afterAll(async () => {
    release()
    await shop.close()
    await mailbox.close()
  })

  it.each([
    ['who signs in', '/auth/sign-in/email', { email, password: 'sesame seeds' }],
    [
      'who signs up',
      '/auth/sign-up/email',
      { email: 'b@example.com', password: 'x'.repeat(8), name: 'Ben Ode' },
    ],
    ['with a link from a mail', '/auth/reset-password', () => ({ token, newPassword })],
    ['who confirms a session', '/session/confirmation', { password: 'sesame seeds' }],
  ])('one more %s is told at once to come back', async (_, path, body) => {
    const answer = await mara.post(`/api${path}`, typeof body === 'function' ? body() : body)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('2')
    expect(answer.body.code).toBe('SERVICE_UNAVAILABLE')
  })

  it('browsing and the cart go on', async () => {
    const search = await mara.post('/1/indexes/updated_store/query', { query: '' })
    expect(search.status).toBe(200)
    expect((await mara.put('/api/cart/items/milk', { quantity: 2 })).status).toBe(200)
  })

  it('those who wait are signed in, and no refused attempt counts as a guess', async () => {
    const stranger = openBrowser(shop.app)
    for (let attempt = 0; attempt < refusedAttempts; attempt++) {
      expect((await stranger.signIn(email)).status).toBe(503)
    }
    release()
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
    expect((await stranger.signIn(email)).status).toBe(200)
  })

  it('the link from the mail is as good as before', async () => {
    const answer = await mara.post('/api/auth/reset-password', { token, newPassword })
    expect(answer.status).toBe(200)
    expect((await openBrowser(shop.app).signIn(email, newPassword)).status).toBe(200)
  })
})
