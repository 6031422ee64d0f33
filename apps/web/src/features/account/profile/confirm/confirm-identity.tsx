import { type ReactNode, useEffect, useRef, useState } from 'react'
import { preloadedDialog } from '../../../../ui/overlays/preloaded-dialog.tsx'
import type { PartProps } from '../profile-parts.ts'
import { AskToConfirm } from './use-confirmed.ts'

const ConfirmIdentityDialog = preloadedDialog(() => import('./confirm-identity-dialog.tsx'))

type Question = { answered: Promise<boolean>; answer: (isConfirmed: boolean) => void }

/** Asks for the password or a code when the server requires a fresh confirmation of identity. */
export function ConfirmIdentity({ children, ...part }: PartProps & { children: ReactNode }) {
  const question = useRef<Question>(undefined)
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    question.current ??= newQuestion()
    setAsking(true)
    return question.current.answered
  }
  const answer = (isConfirmed: boolean) => {
    question.current?.answer(isConfirmed)
    question.current = undefined
    setAsking(false)
  }
  // An action that still waited for the answer would ignore every later press.
  useEffect(() => () => question.current?.answer(false), [])
  return (
    <AskToConfirm value={ask}>
      {children}
      <ConfirmIdentityDialog
        {...part}
        open={isAsking}
        onOpenChange={() => answer(false)}
        onConfirmed={() => answer(true)}
      />
    </AskToConfirm>
  )
}

function newQuestion(): Question {
  let answer: Question['answer'] = () => {}
  const answered = new Promise<boolean>(resolve => {
    answer = resolve
  })
  return { answered, answer }
}
