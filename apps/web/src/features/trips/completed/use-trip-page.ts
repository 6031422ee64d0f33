import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** Only the address holds which page of trips is shown; counting starts at 1. */
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
