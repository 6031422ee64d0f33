import type { PersonalTable } from './auth/personal-table.ts'
import { personalData as account } from './features/account/data/personal-data.ts'
import { personalData as cart } from './features/cart/personal-data.ts'
import { personalData as favorites } from './features/favorites/personal-data.ts'
import { personalData as idempotency } from './features/idempotency/personal-data.ts'
import { personalData as lists } from './features/lists/personal-data.ts'
import { personalData as meals } from './features/meals/personal-data.ts'
import { personalData as notices } from './features/notices/personal-data.ts'
import { personalData as onboarding } from './features/onboarding/personal-data.ts'
import { personalData as pantry } from './features/pantry/personal-data.ts'
import { personalData as plan } from './features/plan/personal-data.ts'
import { personalData as product } from './features/product/personal-data.ts'
import { personalData as recentSearches } from './features/recent-searches/personal-data.ts'
import { personalData as trips } from './features/trips/personal-data.ts'
import { personalData as waitlist } from './features/waitlist/personal-data.ts'

/**
 * Every table with data about a user, in the order of deletion. Lists come first: they lock what two users share, so
 * that one waits before holding anything the other needs. The account goes last.
 */
export const personalTables: readonly PersonalTable[] = [
  ...lists,
  ...plan,
  ...pantry,
  ...waitlist,
  ...notices,
  ...onboarding,
  ...product,
  ...recentSearches,
  ...trips,
  ...favorites,
  ...meals,
  ...cart,
  ...idempotency,
  ...account,
]
