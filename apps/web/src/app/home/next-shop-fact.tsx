import type { OpeningHours } from '@aisleway/core/catalogue/opening-hours'
import { nextShop } from '@aisleway/core/onboarding/next-shop'
import type { Preferences } from '@aisleway/core/onboarding/preferences'
import { CalendarCheckIcon } from '@phosphor-icons/react/CalendarCheck'
import { Fact } from './fact.tsx'
import { useNow } from './hours/use-now.ts'
import { messages } from './next-shop-messages.ts'

type Props = { preferences: Preferences; hours: OpeningHours }

/** The shopper's next usual shopping time at which the store is open (answer 26). */
export default function NextShopFact({ preferences, hours }: Props) {
  const next = nextShop(preferences, useNow(), hours)
  return (
    next && (
      <Fact icon={<CalendarCheckIcon />} title={messages.title}>
        <p>{messages.when(next)}</p>
      </Fact>
    )
  )
}
