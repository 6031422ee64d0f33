import { expect, it } from 'vitest'
import { appShell } from './app-shell.ts'

const files = [{ url: '/' }, { url: '/assets/index-a1.js' }, { url: '/assets/react-b2.js' }]
const page = (script: string) =>
  new Response(
    [
      `<script type="module" src="/assets/${script}"></script>`,
      '<link rel="modulepreload" href="/assets/react-b2.js">',
      '<script type="application/json" id="page-data">{"user":"Robin"}</script>',
    ].join(''),
    { headers: { ETag: '"1"', 'Content-Security-Policy': "default-src 'self'" } },
  )

it('the shell holds nothing about the user or the request', async () => {
  const shell = await appShell(page('index-a1.js'), files)
  expect(await shell?.text()).not.toContain('Robin')
  expect([...(shell?.headers.keys() ?? [])]).toEqual(['content-security-policy', 'content-type'])
})

it('the page of another version is no shell, because its files are not on the device', async () => {
  expect(await appShell(page('index-c3.js'), files)).toBeNull()
})
