import type { Factor } from '@aisleway/core/account/session'
import { useRef } from 'react'
import { api } from '../../../api/client/client.ts'
import { CodeForm } from './code-form.tsx'
import { messages } from './messages.ts'

export function TotpStep({ factor }: { factor: Factor }) {
  const factorId = factor.id
  // A challenge is created with the first code entered, and again once it has expired.
  const challengeId = useRef<string>(undefined)

  const send = async (code: string) => {
    challengeId.current ??= (await api.factors.challenge({ factorId })).id
    await api.factors.verify({ factorId, challenge_id: challengeId.current, code })
  }
  return (
    <>
      <p className="-mt-2 text-ink2">{messages.totpText(factor.friendly_name)}</p>
      <CodeForm
        factorId={factorId}
        send={send}
        onExpired={() => {
          challengeId.current = undefined
        }}
        expiredText={messages.codeExpired}
      />
    </>
  )
}
