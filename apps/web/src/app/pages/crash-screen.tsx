import { buttonClass } from '../../ui/controls/button-class.ts'
import { LostActions } from '../../ui/feedback/lost-part.tsx'
import { useOnline } from '../../ui/feedback/use-online.ts'
import { useRetryWhenBack } from '../../ui/feedback/use-retry-when-back.ts'
import { messages as uiMessages } from '../../ui/messages.ts'
import { PartNotLoaded } from '../../ui/scheduling/lazy-part.ts'
import { messages } from '../messages.ts'

type Props = { error: unknown; reset: () => void }

/** Replaces a screen that threw, or whose code could not be loaded. */
export function CrashScreen({ error, reset }: Props) {
  const isOnline = useOnline()
  const isFetchable = error instanceof PartNotLoaded
  const retry = () => {
    if (isFetchable) error.reset()
    reset()
  }
  useRetryWhenBack(isFetchable ? retry : null)
  return (
    <main id="content" className="gutter flex flex-col items-center gap-4 py-20 text-center">
      <h1 className="display text-title">
        {isFetchable ? messages.notFetchedTitle : messages.crashTitle}
      </h1>
      <p className="text-ink2">
        {isFetchable && !isOnline ? uiMessages.needsNetwork : messages.crashText}
      </p>
      {isFetchable ? (
        <div className="flex gap-3">
          <LostActions error={error} retry={retry} />
          {/* Some screens have no navigation around them. A full page load, as the router may be at fault. */}
          <a href="/" className={buttonClass({ variant: 'ghost', size: 'compact' })}>
            {messages.homePlace}
          </a>
        </div>
      ) : (
        <button type="button" onClick={() => location.reload()} className={buttonClass()}>
          {uiMessages.reload}
        </button>
      )}
    </main>
  )
}
