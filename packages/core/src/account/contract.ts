import { oc } from '@orpc/contract'
import { z } from 'zod'

const userSchema = z.object({ id: z.string(), email: z.string(), fullName: z.string() })

export type User = z.infer<typeof userSchema>

export const accountContract = {
  /** Who is asking; null for a visitor. Never an error, so that a page can always ask. */
  session: oc
    .route({ method: 'GET', path: '/session' })
    .output(z.object({ user: userSchema.nullable() })),
}
