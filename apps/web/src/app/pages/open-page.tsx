import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openRecords } from '../../api/device-records/device-records.ts'
import { useSession } from '../../api/session/session.ts'
import { SignedInOnly } from '../../features/account/signed-in-only.tsx'
import { useOpenCart } from '../../features/cart/panel/cart-panel-host.tsx'
import { listInProgress } from '../../features/shopping/on-device/lists-on-device.ts'
import { ImportSharedList } from './lists/import-shared-list.tsx'
import NotFoundScreen from './not-found-screen.tsx'
import { sharedContent } from './shared-content.ts'

/** @public `lazyScreen` waits for it. */
export const ready = openRecords()

/** The entry points from outside the app: its shortcuts, and what another app shares (manifest.json). */
export default function OpenPage() {
  const { what = '' } = useParams({ strict: false })
  if (what === 'cart') return <Cart />
  if (what === 'list') {
    return (
      <SignedInOnly>
        <CurrentList />
      </SignedInOnly>
    )
  }
  if (what === 'share') {
    return (
      <SignedInOnly>
        <Shared />
      </SignedInOnly>
    )
  }
  return <NotFoundScreen />
}

function Cart() {
  const openCart = useOpenCart()
  const navigate = useNavigate()
  useEffect(() => {
    navigate({ to: '/', replace: true })
    openCart()
  }, [navigate, openCart])
  return null
}

/** The list of the current trip, else all lists. */
function CurrentList() {
  const { user } = useSession()
  const list = user && listInProgress(user.id)
  if (!list) return <Navigate to="/my-lists" replace />
  return <Navigate to="/shopping/$listId" params={{ listId: list.id }} replace />
}

function Shared() {
  const search: Record<string, string> = useSearch({ strict: false })
  // The content as it was shared: the URL changes while this is shown.
  const [content] = useState(() => sharedContent(search))
  if (content === null) return <Navigate to="/my-lists" replace />
  if (content.kind === 'list') return <ImportSharedList text={content.text} />
  return <Navigate to="/recipes/new" search={{ address: content.address }} replace />
}
