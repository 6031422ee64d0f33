import { Link, Outlet } from '@tanstack/react-router'
import { Logo } from './logo.tsx'
import { messages } from './messages.ts'

/** Logo above, copyright below, the page in the middle: nothing to lead away from signing in. */
export function BareLayout() {
  return (
    <div className="gutter flex min-h-dvh flex-col">
      <header className="flex justify-center py-6">
        <Logo withName />
      </header>
      <div className="grow">
        <Outlet />
      </div>
      <footer className="flex flex-wrap justify-center gap-x-4 py-6 text-center text-ink2 text-meta">
        <span>{messages.copyright(new Date().getFullYear())}</span>
        <span>{messages.independent}</span>
        <Link to="/licenses" className="underline underline-offset-4">
          {messages.licenses}
        </Link>
      </footer>
    </div>
  )
}
