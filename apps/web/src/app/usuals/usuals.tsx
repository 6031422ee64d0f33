import type { UsualProduct } from '@aisleway/core/usuals/contract'
import UsualsRow from '../../features/usuals/usuals-row.tsx'
import { cartControl, favoriteButton } from '../product-actions.tsx'

/** Joins usuals with hearts, which they do not know. */
export default function Usuals({ usuals }: { usuals: readonly UsualProduct[] }) {
  return <UsualsRow usuals={usuals} action={cartControl} corner={favoriteButton} />
}
