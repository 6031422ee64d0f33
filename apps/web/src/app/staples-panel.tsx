import type { Staple } from '@aisleway/core/meals/basket/staples'
import { BasketIcon } from '@phosphor-icons/react/Basket'
import { useQuery } from '@tanstack/react-query'
import { Panel, PanelRow } from '../features/account/profile/panel.tsx'
import { PartState } from '../features/account/profile/part-state.tsx'
import { EditStaples } from '../features/meals/staples/edit-staples.tsx'
import { messages } from '../features/meals/staples/messages.ts'
import { staplesQuery } from '../features/meals/staples/use-staples.ts'

/** On Profile: the staples the shopper has at home. */
export function StaplesPanel() {
  const { data, isError, refetch } = useQuery(staplesQuery)
  const isLoaded = data !== undefined
  return (
    <Panel
      title={messages.panelTitle}
      aside={
        isLoaded && (
          <EditStaples
            saved={data?.staples ?? null}
            label={messages.edit}
            name={messages.editNamed}
            variant="sunken"
          />
        )
      }
    >
      {data ? (
        <PanelRow
          icon={<BasketIcon />}
          title={namesOf(data.staples) || messages.nothing}
          text={messages.panelText}
        />
      ) : isLoaded ? (
        <p className="py-2.5 text-ink2">{messages.unknown}</p>
      ) : (
        <PartState failure={isError && messages.loadFailed} onRetry={refetch} />
      )}
    </Panel>
  )
}

function namesOf(staples: readonly Staple[]): string {
  return staples.map(staple => messages.names[staple]).join(' · ')
}
