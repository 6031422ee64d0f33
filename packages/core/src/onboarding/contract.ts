import { z } from 'zod'
import { signedIn } from '../route-bases.ts'
import { type Preferences, shoppingDays, shoppingStyles, shoppingTimes } from './preferences.ts'

const preferencesSchema = z.object({
  shoppingDays: z.array(z.enum(shoppingDays)).max(shoppingDays.length),
  shoppingTimes: z.array(z.enum(shoppingTimes)).max(shoppingTimes.length),
  shopsHere: z.boolean().nullable(),
  shoppingStyles: z.array(z.enum(shoppingStyles)).max(shoppingStyles.length),
}) satisfies z.ZodType<Preferences>

export const onboardingContract = {
  /** Null until they are saved for the first time. */
  preferences: signedIn
    .route({ method: 'GET', path: '/preferences' })
    .output(preferencesSchema.nullable()),

  save: signedIn
    .route({ method: 'PUT', path: '/preferences' })
    .input(preferencesSchema)
    .output(preferencesSchema),
}
