import { openBrowser, type openTestApp } from '../test-app.ts'

export type NamedShopper = Awaited<ReturnType<typeof namedShopper>>

/** "Mara", signed up as mara@example.com: a browser that also knows who it is. */
export async function namedShopper(
  { app }: Pick<Awaited<ReturnType<typeof openTestApp>>, 'app'>,
  name: string,
) {
  const browser = openBrowser(app)
  await browser.signUp(`${name.toLowerCase()}@example.com`, 'sesame seeds', name)
  const { id } = (await browser.get('/api/session')).body.user
  return { ...browser, id: id as string }
}
