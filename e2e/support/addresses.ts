const port = Number(process.env.E2E_PORT ?? 4300)

/** Where the shop listens, and beside it what stands for the world around it. */
export const ports = { shop: port, smtp: port + 1, mailbox: port + 2, provider: port + 3 }

export const shopUrl = `http://127.0.0.1:${ports.shop}`
export const mailboxUrl = `http://127.0.0.1:${ports.mailbox}`

/** How the shop is known at the OpenID provider. */
export const socialClient = {
  clientId: 'aisleway',
  clientSecret: 'a secret of the test client',
  redirectUri: `${shopUrl}/api/auth/callback/oidc`,
}

export const providerName = 'Pantry ID'

/** Who has an account there. */
export const people = {
  mara: { name: 'Mara Kimball', email: 'mara.kimball@example.com', email_verified: true },
  noor: { name: 'Noor Avery', email: 'noor.avery@example.com', email_verified: true },
}
