/** Sends a text message; `to` is in E.164 format. */
export type Sms = { send: (to: string, text: string) => Promise<void> }

type SmsAccount = { url: string; user: string; password: string; from: string }

/** A Twilio-style provider: a form post with To, From and Body under basic authentication. */
export function smsOverHttp({ url, user, password, from }: SmsAccount): Sms {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    send: async (to, text) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      await response.body?.cancel()
      // Neither the number nor the text may reach the log.
      if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`)
    },
  }
}
