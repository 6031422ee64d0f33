import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasSeenTour, rememberTour } from './seen.ts'
import { TourDialog } from './tour-dialog.tsx'

/** Shown once per browser, after the questionnaire; takes its query out of the address (spec 1 §2). */
export default function FirstTimeTour() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(() => !hasSeenTour())
  useEffect(() => {
    rememberTour()
    navigate({ to: '/', search: {}, replace: true })
  }, [navigate])
  return <TourDialog open={isOpen} onClose={() => setOpen(false)} />
}
