import type { Factor } from '@aisleway/core/account/session'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client/client.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showFailure } from '../show-failure.ts'
import { CodeForm } from './code-form.tsx'
import { messages } from './messages.ts'
import { useCountdown } from './use-countdown.ts'

/** Messages cost and come late: the next one is offered after a while. */
const pauseSeconds = 30

export function PhoneStep({ factor }: { factor: Factor }) {
  const factorId = factor.id
  // "··· 4711" stays in one line.
  const phone = (factor.phone ?? factor.friendly_name).replaceAll(' ', '\u00a0')
  const pause = useCountdown()
  const {
    data: challenge,
    mutate: ask,
    isPending,
  } = useMutation({
    mutationKey: ['account', 'send-code'],
    networkMode: 'always',
    mutationFn: () => api.factors.challenge({ factorId, channel: 'sms' }),
    onSuccess: () => pause.start(pauseSeconds),
    onError: error => showFailure(error, messages.codeNotSent),
  })
  const press = () => !isPending && ask()

  if (!challenge) {
    return (
      <>
        <p className="-mt-2 text-ink2">{messages.phoneText(phone)}</p>
        <Button size="final" busy={isPending} busyLabel={messages.sendingCode} onClick={press}>
          {messages.sendCode}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="-mt-2 text-ink2">{messages.phoneSentText(phone)}</p>
      <CodeForm
        key={challenge.id}
        send={code => api.factors.verify({ factorId, challenge_id: challenge.id, code })}
        expiredText={messages.sentCodeExpired}
      />
      <Button
        variant="tint"
        busy={isPending}
        busyLabel={messages.sendingCode}
        disabled={pause.secondsLeft > 0}
        onClick={press}
      >
        {pause.secondsLeft > 0 ? messages.sendAgainIn(pause.secondsLeft) : messages.sendAgain}
      </Button>
    </>
  )
}
