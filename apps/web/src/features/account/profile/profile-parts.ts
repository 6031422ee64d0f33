import type { Profile } from '@aisleway/core/account/contract'

/** The props that every part of Profile takes. */
export type PartProps = { userId: string; profile: Profile }

export type DialogProps = PartProps & { open: boolean; onOpenChange: (open: boolean) => void }
