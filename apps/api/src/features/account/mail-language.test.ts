import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../auth/tables.ts'
import { linkIn, openMailbox } from '../../testing/services/mailbox.ts'
import { openBrowser, openTestApp } from '../../testing/test-app.ts'

let shop: Awaited<ReturnType<typeof openTestApp>>
let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  mailbox = await openMailbox()
  shop = await openTestApp([], { mailer: mailbox.mailer })
})
afterAll(async () => {
  await mailbox.close()
  await shop.close()
})

const english = () => openBrowser(shop.app)

function spanish() {
  const browser = openBrowser(shop.app)
  browser.cookies.set('language', 'es')
  return browser
}

async function signedUp(browser: ReturnType<typeof english>, email: string) {
  await browser.signUp(email)
  return browser
}

const languageIn = async (browser: ReturnType<typeof english>) =>
  (await browser.get('/api/profile')).body.language
const askReset = (email: string) => english().post('/api/auth/request-password-reset', { email })

describe('mails', () => {
  it('speak the language in which the account was made, whoever asks for them', async () => {
    const luz = await signedUp(spanish(), 'luz@example.com')
    const verify = await mailbox.take('luz@example.com', /Confirma tu correo/)
    expect(verify.html).toContain('<html lang="es">')
    expect(verify.text).toContain('sin relación con ningún supermercado')
    expect(await languageIn(luz)).toBe('es')
    await askReset('luz@example.com')
    await mailbox.take('luz@example.com', /Elige una contraseña nueva/)
  })

  it('speak English to an account made in English, from a Spanish browser too', async () => {
    await signedUp(english(), 'mara@example.com')
    await mailbox.take('mara@example.com', /Verify your email/)
    const abroad = spanish()
    await abroad.signIn('mara@example.com')
    expect(await languageIn(abroad)).toBe('en')
    await abroad.post('/api/account/verification')
    await mailbox.take('mara@example.com', /Verify your email/)
  })

  it('change with the choice on Profile', async () => {
    const ines = await signedUp(english(), 'ines@example.com')
    expect((await ines.patch('/api/profile', { language: 'es' })).body).toMatchObject({
      language: 'es',
      fullName: 'Mara Kimball',
    })
    await ines.post('/api/account/password', { current: 'sesame seeds', password: 'poppy seeds' })
    await mailbox.take('ines@example.com', /Tu contraseña cambió/)
  })

  it('to whom one invites speak their language, not one’s own', async () => {
    await signedUp(spanish(), 'rosa@example.com')
    await english().get(linkIn(await mailbox.take('rosa@example.com', /Confirma/)))
    const owner = await signedUp(english(), 'owner@example.com')
    const id = randomUUID()
    expect((await owner.post('/api/lists', { id, name: 'Picnic', from: [] })).status).toBe(200)
    const asked = { email: 'rosa@example.com', permission: 'edit' }
    expect((await owner.post(`/api/lists/${id}/collaborators`, asked)).status).toBe(200)
    await mailbox.take('rosa@example.com', /Te invitaron a compartir una lista/)
  })

  it('know no third language', async () => {
    const theo = await signedUp(english(), 'theo@example.com')
    for (const language of ['fr', '', 'ES', null]) {
      expect((await theo.patch('/api/profile', { language })).status).toBe(400)
    }
    expect(await languageIn(theo)).toBe('en')
  })

  it('of an account from before take the language of its next sign-in, once', async () => {
    await signedUp(english(), 'noor@example.com')
    await shop.database.queries
      .update(users)
      .set({ language: null })
      .where(eq(users.email, 'noor@example.com'))
    const noor = spanish()
    await noor.signIn('noor@example.com')
    expect(await languageIn(noor)).toBe('es')
    await english().signIn('noor@example.com')
    expect(await languageIn(noor)).toBe('es')
  })
})
