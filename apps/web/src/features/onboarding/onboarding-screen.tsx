import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../api/session/session.ts'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { nextPage } from '../account/sign-in/next-page.ts'
import { draftOfAnswers } from './draft.ts'
import { messages } from './messages.ts'
import { Questionnaire } from './questionnaire.tsx'
import { ThankYou } from './thank-you.tsx'

type Props = {
  /** True if an action pressed before signing up continues now, so that the tour would be in its way. */
  hasPlans: () => boolean
  onLeave: () => void
}

/**
 * The questionnaire after sign-up (spec 2 §2), which continues to the home page or the page
 * the shopper wanted.
 */
export function OnboardingScreen(props: Props) {
  const { user } = useSession()
  usePageTitle(messages.pageTitle)
  return user && <OnboardingOf key={user.id} userId={user.id} {...props} />
}

function OnboardingOf({ userId, hasPlans, onLeave }: Props & { userId: string }) {
  const navigate = useNavigate()
  const { next }: { next?: string } = useSearch({ strict: false })
  const [isSaved, setSaved] = useState(false)
  const goOn = () => {
    const page = nextPage(next)
    const isTour = page === '/' && !hasPlans()
    navigate({ to: page, ...(isTour && { search: { fromOnboarding: 'true' } }), replace: true })
    onLeave()
  }
  const skip = () => {
    draftOfAnswers(userId).forget()
    goOn()
  }
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-160 flex-col gap-6 rounded-panel bg-surface p-5 sm:p-8"
    >
      {isSaved ? (
        <ThankYou onContinue={goOn} />
      ) : (
        <Questionnaire userId={userId} onSaved={() => setSaved(true)} onSkip={skip} />
      )}
    </main>
  )
}
