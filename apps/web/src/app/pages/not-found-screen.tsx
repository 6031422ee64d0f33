import { SignpostIcon } from '@phosphor-icons/react/Signpost'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { messages } from '../frame/site-messages.ts'

export default function NotFoundScreen() {
  usePageTitle(messages.pageTitle(messages.notFoundTitle))
  return (
    <main id="content" className="gutter flex flex-col items-center gap-4 py-20 text-center">
      <div className="grid size-18 place-items-center rounded-panel bg-tint text-[2rem] text-on-tint">
        <SignpostIcon />
      </div>
      <h1 className="display text-title">{messages.notFoundTitle}</h1>
      <p className="text-ink2">{messages.notFoundText}</p>
      <Link to="/" className={buttonClass()}>
        {messages.toHome}
      </Link>
    </main>
  )
}
