import { useParams } from '@tanstack/react-router'
import { openRecords } from '../../api/device-records/device-records.ts'
import { SignedInOnly } from '../../features/account/signed-in-only.tsx'
import { ShoppingScreen } from '../../features/shopping/shopping-screen.tsx'

/** @public `lazyScreen` waits for it. */
export const ready = openRecords()

/** Shopping requires a session and has no navigation around it. */
export default function ShoppingPage() {
  const { listId = '' } = useParams({ strict: false })
  return (
    <SignedInOnly>
      <ShoppingScreen key={listId} listId={listId} />
    </SignedInOnly>
  )
}
