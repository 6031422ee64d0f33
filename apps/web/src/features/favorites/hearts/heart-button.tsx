import { isSameFavorite, type NewFavorite } from '@aisleway/core/favorites/favorite'
import { useQuery } from '@tanstack/react-query'
import { loadOnce } from '../../../api/load-once.ts'
import { useSession } from '../../../api/session/session.ts'
import { IconButton, type IconButtonProps } from '../../../ui/controls/icon-button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { preloadWhenIdle } from '../../../ui/scheduling/preload-when-idle.ts'
import { favoritesQuery } from '../favorites-query.ts'
import { messages } from '../messages.ts'

const loadChange = loadOnce(preloadWhenIdle(() => import('./change-favorite.ts')))

type Props = { favorite: NewFavorite } & Pick<IconButtonProps, 'variant' | 'className'>

/** The heart. The first screen is full of them, so the code that handles a press is lazy-loaded. */
export function HeartButton({ favorite, ...look }: Props) {
  const { user, isLoading } = useSession()
  const { data: isFavorite = false } = useQuery({
    ...favoritesQuery(user),
    enabled: !isLoading,
    select: list => list.some(other => isSameFavorite(other, favorite)),
  })
  return (
    <IconButton
      {...look}
      label={messages.favorite(favorite.data.name)}
      aria-pressed={isFavorite}
      icon={<span className="heart" />}
      onClick={async () => {
        try {
          const { changeFavorite } = await loadChange()
          changeFavorite(favorite, !isFavorite)
        } catch {
          toast.error(messages.notSaved)
        }
      }}
    />
  )
}
