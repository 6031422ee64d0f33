import { useEffect } from 'react'

/** What the window and its history entry are called while this screen is open. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
