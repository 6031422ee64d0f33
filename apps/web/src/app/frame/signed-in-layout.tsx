import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SignedInOnly } from '../../features/account/signed-in-only.tsx'
import { keepPlace } from '../pages/keep-place.ts'
import { useLocalData } from '../pages/use-local-data.ts'

export default function SignedInLayout() {
  useLocalData()
  useEffect(keepPlace, [])
  return (
    <SignedInOnly>
      <Outlet />
    </SignedInOnly>
  )
}
