import { useEffect } from 'react'

/** Titles the window and its history entry while this screen is open. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
