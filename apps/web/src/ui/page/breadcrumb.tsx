import { CaretRightIcon } from '@phosphor-icons/react/CaretRight'
import { Link } from '@tanstack/react-router'

type Props = {
  label: string
  /** The ancestors of this page, topmost first. */
  above: readonly { label: string; href: string }[]
  current: string
}

/** Where a page belongs, for shoppers and, as JSON-LD, for search engines (schema.org, BreadcrumbList). */
export function Breadcrumb({ label, above, current }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 font-meta text-ink2 text-meta">
        {above.map(page => (
          <li key={page.href} className="flex items-center gap-1.5">
            <Link
              to={page.href}
              activeOptions={{ exact: true }}
              className="-my-2 flex min-h-11 min-w-11 items-center hover:underline"
            >
              {page.label}
            </Link>
            <CaretRightIcon />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
      <script type="application/ld+json">{listOf(above, current)}</script>
    </nav>
  )
}

function listOf(above: Props['above'], current: string): string {
  const pages = [...above, { label: current, href: '' }]
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      // The last one is the page itself, which needs no URL.
      ...(href && { item: new URL(href, location.origin).href }),
    })),
  })
}
