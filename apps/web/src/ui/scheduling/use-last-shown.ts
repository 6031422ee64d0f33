import { useState } from 'react'

/** What a dialog is about; while it closes, what it was about. */
export function useLastShown<Subject extends object>(
  subject: Subject | undefined,
): Subject | undefined {
  const [shown, setShown] = useState(subject)
  if (subject && subject !== shown) setShown(subject)
  return shown
}
