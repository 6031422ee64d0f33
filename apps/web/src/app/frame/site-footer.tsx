import { Link } from '@tanstack/react-router'
import { AppearanceButton } from '../../features/account/appearance/appearance-button.tsx'
import { LanguageButtons } from '../../features/account/language/language-buttons.tsx'
import { messages } from '../messages.ts'
import { messages as site } from './site-messages.ts'

/** Says whose app this is, and offers the other languages and another theme. */
export default function SiteFooter() {
  return (
    <footer className="gutter flex flex-wrap items-center justify-center gap-x-5 py-4 text-center text-ink2 text-meta print:hidden">
      <span>{site.copyright(new Date().getFullYear())}</span>
      <span>{site.independent}</span>
      <span className="flex flex-wrap justify-center gap-x-5">
        <Link to="/about" className={linkClass}>
          {messages.about}
        </Link>
        <Link to="/licenses" className={linkClass}>
          {site.licenses}
        </Link>
        <LanguageButtons className={linkClass} />
        <AppearanceButton className={linkClass} />
      </span>
    </footer>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-control px-1 underline underline-offset-4 hover:text-ink'
