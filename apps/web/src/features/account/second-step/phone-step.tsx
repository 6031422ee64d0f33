import type { Factor } from '@aisleway/core/account/session'
import { useState } from 'react'
import { api } from '../../../api/client/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showFailure } from '../show-failure.ts'
import { CodeForm } from './code-form.tsx'
import { messages } from './messages.ts'
import { useCountdown } from './use-countdown.ts'

/** Text messages cost money and may be late, so another one is offered only after a while. */
const pauseSeconds = 30

export function PhoneStep({ factor }: { factor: Factor }) {
  const factorId = factor.id
  // Keeps "··· 4711" on one line.
  const phone = (factor.phone ?? factor.friendly_name).replaceAll(' ', '\u00a0')
  const pause = useCountdown()
  // An action forgets its last answer when it begins again; a code that was sent may still be typed then.
  const [challengeId, setChallengeId] = useState<string>()
  const { run: ask, isPending } = useAction({
    key: ['account', 'send-code', factorId],
    send: () => api.factors.challenge({ factorId, channel: 'sms' }),
    onDone: ({ id }) => {
      setChallengeId(id)
      pause.start(pauseSeconds)
    },
    onFailed: error => showFailure(error, messages.codeNotSent),
  })

  if (challengeId === undefined) {
    return (
      <>
        <p className="-mt-2 text-ink2">{messages.phoneText(phone)}</p>
        <Button
          size="final"
          busy={isPending}
          busyLabel={messages.sendingCode}
          onClick={() => ask()}
        >
          {messages.sendCode}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="-mt-2 text-ink2">{messages.phoneSentText(phone)}</p>
      <CodeForm
        key={challengeId}
        factorId={factorId}
        send={code => api.factors.verify({ factorId, challenge_id: challengeId, code })}
        expiredText={messages.sentCodeExpired}
      />
      <Button
        variant="tint"
        busy={isPending}
        busyLabel={messages.sendingCode}
        disabled={pause.secondsLeft > 0}
        onClick={() => ask()}
      >
        {pause.secondsLeft > 0 ? messages.sendAgainIn(pause.secondsLeft) : messages.sendAgain}
      </Button>
    </>
  )
}
