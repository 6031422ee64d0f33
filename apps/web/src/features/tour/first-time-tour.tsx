import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasSeenTour, rememberTour } from './seen.ts'
import { TourDialog } from './tour-dialog.tsx'

/** The tour, shown once per browser after the questionnaire. It removes its query from the URL (spec 1 §2). */
export default function FirstTimeTour() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(() => !hasSeenTour())
  useEffect(() => {
    rememberTour()
    navigate({ to: '/', search: {}, replace: true })
  }, [navigate])
  return <TourDialog open={isOpen} onClose={() => setOpen(false)} />
}
