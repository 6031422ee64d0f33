import { useParams } from '@tanstack/react-router'
import { openRecords } from '../../../api/device-records/device-records.ts'
import { PlanScreen } from '../../../features/plan/plan-screen.tsx'
import { SharingOf } from './sharing-of.tsx'

/** @public `lazyScreen` waits for it. */
export const ready = openRecords()

/** Joins a plan with sharing, which plans do not know. */
export default function PlanPage() {
  const { listId } = useParams({ strict: false })
  return (
    <PlanScreen
      listId={listId}
      sharing={(list, onGone) => <SharingOf list={list} onGone={onGone} />}
    />
  )
}
