import { type ReactNode, Suspense, useState } from 'react'
import { lazyAhead } from '../../ui/lazy-ahead.ts'
import { useSignOut } from './use-sign-out.ts'

const SignOutDialog = lazyAhead(() => import('./sign-out-dialog.tsx'))

/** Gives its children the way to sign out, with the question before it when one is due. */
export function SignOutHost({ children }: { children: (signOut: () => void) => ReactNode }) {
  const { signOut, hasUnsent } = useSignOut()
  const [isAsking, setAsking] = useState<boolean>()
  return (
    <>
      {children(() => (hasUnsent() ? setAsking(true) : signOut()))}
      {isAsking !== undefined && (
        <Suspense>
          <SignOutDialog
            open={isAsking}
            onOpenChange={setAsking}
            onConfirm={() => {
              setAsking(false)
              signOut()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
