import type { Factor } from '@aisleway/core/account/session'
import { ChatTextIcon } from '@phosphor-icons/react/ChatText'
import { DeviceMobileIcon } from '@phosphor-icons/react/DeviceMobile'
import { LifebuoyIcon } from '@phosphor-icons/react/Lifebuoy'
import { ShieldCheckIcon } from '@phosphor-icons/react/ShieldCheck'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { AuthCard } from '../sign-in/auth-card.tsx'
import { CancelButton } from './cancel-button.tsx'
import { messages } from './messages.ts'
import { PhoneStep } from './phone-step.tsx'
import { RecoveryStep } from './recovery-step.tsx'
import { TotpStep } from './totp-step.tsx'

type Props = { factors: readonly Factor[] }

/** Asks for the code of one of the factors, or a recovery code, after the password. */
export function SecondStepCard({ factors }: Props) {
  const [chosenId, setChosenId] = useState(() => firstChoice(factors)?.id)
  const chosen = factors.find(({ id }) => id === chosenId)
  const others = factors.filter(factor => factor !== chosen)
  return (
    <AuthCard icon={<ShieldCheckIcon />} title={messages.title}>
      {/* Each method has its own state, because a code typed for one does not fit another. */}
      {chosen ? <FactorStep key={chosen.id} factor={chosen} /> : <RecoveryStep />}
      <section aria-label={messages.otherWays} className="flex flex-col gap-3">
        {others.map(({ id, factor_type, friendly_name }) => (
          <Way key={id} icon={icons[factor_type]} onChoose={() => setChosenId(id)}>
            {messages.tryFactor(friendly_name)}
          </Way>
        ))}
        {chosen && (
          <Way icon={<LifebuoyIcon />} onChoose={() => setChosenId(undefined)}>
            {messages.tryRecoveryCode}
          </Way>
        )}
        <CancelButton />
      </section>
    </AuthCard>
  )
}

function FactorStep({ factor }: { factor: Factor }) {
  return factor.factor_type === 'totp' ? (
    <TotpStep factor={factor} />
  ) : (
    <PhoneStep factor={factor} />
  )
}

type WayProps = { icon: ReactNode; onChoose: () => void; children: string }

function Way({ icon, onChoose, children }: WayProps) {
  return (
    <Button
      variant="sunken"
      icon={
        <span aria-hidden className="text-xl">
          {icon}
        </span>
      }
      onClick={onChoose}
    >
      {children}
    </Button>
  )
}

const icons = {
  totp: <DeviceMobileIcon />,
  phone: <ChatTextIcon />,
}

/** The app comes before the phone, because it needs no message and no network. */
function firstChoice(factors: readonly Factor[]): Factor | undefined {
  return factors.find(({ factor_type }) => factor_type === 'totp') ?? factors[0]
}
