import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { forgetDraft } from './draft.ts'
import { messages } from './messages.ts'
import { Questionnaire } from './questionnaire.tsx'
import { ThankYou } from './thank-you.tsx'

/** The questionnaire after sign-up (spec 2 §2), and the way on to home. */
export function OnboardingScreen() {
  const { user } = useSession()
  usePageTitle(messages.pageTitle)
  return user && <OnboardingOf key={user.id} userId={user.id} />
}

function OnboardingOf({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  const goHome = () => navigate({ to: '/', search: { fromOnboarding: 'true' }, replace: true })
  const skip = () => {
    forgetDraft(userId)
    goHome()
  }
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-160 flex-col gap-6 rounded-panel bg-surface p-5 sm:p-8"
    >
      {isSaved ? (
        <ThankYou onContinue={goHome} />
      ) : (
        <Questionnaire userId={userId} onSaved={() => setSaved(true)} onSkip={skip} />
      )}
    </main>
  )
}
