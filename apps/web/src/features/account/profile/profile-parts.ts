import type { Profile } from '@aisleway/core/account/contract'

/** What every part of Profile is told. */
export type PartProps = { userId: string; profile: Profile }

export type DialogProps = PartProps & { open: boolean; onOpenChange: (open: boolean) => void }
