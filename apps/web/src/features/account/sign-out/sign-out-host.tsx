import { type ReactNode, useState } from 'react'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

const SignOutDialog = preloadedDialog(() => import('./sign-out-dialog.tsx'))

/** Gives its children a function that signs out, and asks first if a change would be lost. */
export function SignOutHost({ children }: { children: (signOut: () => void) => ReactNode }) {
  const { signOut, hasUnsent } = useSignOut()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {children(async () => ((await hasUnsent()) ? setAsking(true) : signOut()))}
      <SignOutDialog
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false)
          signOut()
        }}
      />
    </>
  )
}
