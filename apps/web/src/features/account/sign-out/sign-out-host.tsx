import { type ReactNode, useState } from 'react'
import { preloadedDialog } from '../../../ui/overlays/preloaded-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

const SignOutDialog = preloadedDialog(() => import('./sign-out-dialog.tsx'))

type Props = { children: (signOut: () => void, isSigningOut: boolean) => ReactNode }

/** Gives its children a function that signs out, and asks first if a change would be lost. */
export function SignOutHost({ children }: Props) {
  const { signOut, isSigningOut, hasUnsent } = useSignOut()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      {children(async () => ((await hasUnsent()) ? setAsking(true) : signOut()), isSigningOut)}
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
