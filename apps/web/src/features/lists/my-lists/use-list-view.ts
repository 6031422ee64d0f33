import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

type View = { search: string; page: number }

/** Which lists are shown is held only in the URL. */
export function useListView() {
  const { q = '', page = '' }: { q?: string; page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  const view: View = { search: q, page: Math.max(1, Math.trunc(Number(page)) || 1) }
  const locate = (next: View) => ({ to: '/my-lists', search: addressOf(next) }) as const
  return {
    view,
    /** Replaces the history entry, so that Back does not undo typed letters one by one. */
    search: (search: string) =>
      navigate({ ...locate({ search, page: 1 }), replace: true, resetScroll: false }),
    turnTo: (next: number) => navigate(locate({ ...view, page: next })),
    hrefOf: (next: number) => router.buildLocation(locate({ ...view, page: next })).href,
  }
}

function addressOf({ search, page }: View) {
  return { ...(search && { q: search }), ...(page > 1 && { page: String(page) }) }
}
