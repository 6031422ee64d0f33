import { usePageTitle } from '../../ui/page/use-page-title.ts'
import { messages } from './messages.ts'

export default function LicensesScreen() {
  usePageTitle(messages.pageTitle)
  return (
    <main id="content" className="page gutter flex max-w-180 flex-col gap-5 py-8">
      <h1 className="display text-title">{messages.title}</h1>
      <p className="text-ink2">{messages.intro}</p>
      <ul className="flex flex-col gap-3">
        {messages.works.map(({ name, use, license, href }) => (
          <li key={name} className="rounded-card bg-surface p-5">
            <h2 className="font-bold text-row">
              <a
                href={href}
                rel="noreferrer"
                className="py-3 text-leaf underline underline-offset-4"
              >
                {name}
              </a>
            </h2>
            <p>
              {use}; {license}
            </p>
          </li>
        ))}
      </ul>
    </main>
  )
}
