import { nextShop } from '@aisleway/core/onboarding/next-shop'
import type { Preferences } from '@aisleway/core/onboarding/preferences'
import { CalendarCheckIcon } from '@phosphor-icons/react/CalendarCheck'
import { useEffect, useState } from 'react'
import { Fact } from './fact.tsx'
import { messages } from './next-shop-messages.ts'

/** When this shopper usually shops next (decision 26), as long as the page is open. */
export default function NextShopFact({ preferences }: { preferences: Preferences }) {
  const next = nextShop(preferences, useNow())
  return (
    next && (
      <Fact
        icon={<CalendarCheckIcon weight="bold" />}
        title={messages.title}
        lines={[messages.when(next)]}
      />
    )
  )
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(clock)
  }, [])
  return now
}

const minuteMs = 60_000
