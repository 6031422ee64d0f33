import { expect, it } from 'vitest'
import { openBrowser, openTestApp } from '../testing/test-app.ts'

it('a server that is about to stop takes no more requests, though it lives and answers', async () => {
  let isStopping = false
  const shop = await openTestApp([], { isStopping: () => isStopping })
  const balancer = openBrowser(shop.app)
  expect((await balancer.get('/api/health/ready')).status).toBe(200)
  isStopping = true
  const answer = await balancer.get('/api/health/ready')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBeTruthy()
  expect((await balancer.get('/api/health')).status).toBe(200)
  expect((await balancer.get('/api/config')).status).toBe(200)
  await shop.close()
})

it('a server whose database is gone is not ready', async () => {
  const shop = await openTestApp()
  await shop.close()
  expect((await openBrowser(shop.app).get('/api/health/ready')).status).toBe(503)
})
