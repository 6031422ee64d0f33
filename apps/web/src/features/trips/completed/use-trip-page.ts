import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** Which page of trips is shown is held only in the URL; 1-based. */
export function useTripPage() {
  const { page = '' }: { page?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const router = useRouter()
  return {
    page: Math.max(1, Math.trunc(Number(page)) || 1),
    turnTo: (next: number) => navigate(locate(next)),
    hrefOf: (next: number) => router.buildLocation(locate(next)).href,
  }
}

function locate(page: number) {
  return {
    to: '/my-lists',
    search: { tab: 'completed', ...(page > 1 && { page: String(page) }) },
  } as const
}
