const port = Number(process.env.E2E_PORT ?? 4300)

/** The port of the shop, and those of the simulated services around it. */
export const ports = { shop: port, smtp: port + 1, mailbox: port + 2, provider: port + 3 }

export const shopUrl = `http://127.0.0.1:${ports.shop}`
export const mailboxUrl = `http://127.0.0.1:${ports.mailbox}`

/** The shop's client at the OpenID provider. */
export const socialClient = {
  clientId: 'aisleway',
  clientSecret: 'a secret of the test client',
  redirectUri: `${shopUrl}/api/auth/callback/oidc`,
}

export const providerName = 'Pantry ID'

/** The accounts at the provider. */
export const people = {
  mara: { name: 'Mara Kimball', email: 'mara.kimball@example.com', email_verified: true },
  noor: { name: 'Noor Avery', email: 'noor.avery@example.com', email_verified: true },
}
