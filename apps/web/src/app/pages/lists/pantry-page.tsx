import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/session.ts'
import { EditStaples } from '../../../features/meals/staples/edit-staples.tsx'
import { messages } from '../../../features/meals/staples/messages.ts'
import { staplesQuery } from '../../../features/meals/staples/use-staples.ts'
import { pantryQuery } from '../../../features/pantry/pantry-query.ts'
import { PantryScreen } from '../../../features/pantry/screen/pantry-screen.tsx'
import { tripPageQuery } from '../../../features/trips/trip-queries.ts'

/** Joins the pantry with the staples answer and with trips, which it does not know. */
export default function PantryPage() {
  const { user } = useSession()
  const { data: staples } = useQuery(staplesQuery)
  const { data: pantry } = useQuery(pantryQuery)
  // Offered only while the pantry is empty.
  const { data: newest } = useQuery({
    ...tripPageQuery(user?.id ?? '', 1),
    enabled: user !== null && pantry?.entries.length === 0,
  })
  return (
    <PantryScreen
      staples={
        staples !== undefined && (
          <EditStaples
            saved={staples?.staples ?? null}
            label={messages.edit}
            name={messages.editNamed}
            variant="sunken"
          />
        )
      }
      lastTripId={newest?.trips.find(trip => trip.checkedItemsCount > 0)?.id}
    />
  )
}
