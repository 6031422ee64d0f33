import { buttonClass } from '../ui/button-class.ts'
import { messages } from './messages.ts'

/** Stands in for a screen that threw, or whose code could not be fetched. */
export function CrashScreen() {
  return (
    <main id="content" className="gutter flex flex-col items-center gap-4 py-20 text-center">
      <h1 className="display text-title">{messages.crashTitle}</h1>
      <p className="text-ink2">{messages.crashText}</p>
      <button type="button" onClick={() => location.reload()} className={buttonClass()}>
        {messages.reload}
      </button>
    </main>
  )
}
