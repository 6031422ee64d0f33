import type { Factor } from '@aisleway/core/account/session'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { ShieldCheckIcon } from '@phosphor-icons/react/ShieldCheck'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/client/client.ts'
import { storeConfigQuery } from '../../../../api/store-config.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { preloadedDialog } from '../../../../ui/overlays/preloaded-dialog.tsx'
import { factorsQuery } from '../../profile-queries.ts'
import { messages } from '../messages.ts'
import { PanelRow } from '../panel.tsx'
import { PartState } from '../part-state.tsx'
import { useProfileAction } from '../use-profile-action.ts'
import { FactorRow } from './factor-row.tsx'
import { RecoveryCodesRow } from './recovery-codes-row.tsx'

const RecoveryCodesDialog = preloadedDialog(() => import('./recovery-codes-dialog.tsx'))

const AddFactorDialog = preloadedDialog(() => import('./add-factor-dialog.tsx'))

/** Second factors and their recovery codes (answer 12). */
export function Factors({ userId }: { userId: string }) {
  const query = factorsQuery(userId)
  const { data: factors, isError, refetch } = useQuery(query)
  const queryClient = useQueryClient()
  const { data: config } = useQuery(storeConfigQuery)
  const [adding, setAdding] = useState<Factor['factor_type']>()
  const [areCodesShown, setCodesShown] = useState(false)
  const makeCodes = useProfileAction({
    name: 'recovery-codes',
    send: () => api.factors.newRecoveryCodes(),
    onDone: () => setCodesShown(true),
    failed: messages.makeCodesFailed,
  })
  if (!factors) return <PartState failure={isError && messages.factorsFailed} onRetry={refetch} />

  const verified = factors.filter(factor => factor.status === 'verified')
  const readAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  return (
    <>
      <PanelRow
        icon={<ShieldCheckIcon />}
        title={messages.factorsTitle}
        text={verified.length > 0 ? messages.factorsOn : messages.factorsText}
      />
      {factors.map(factor => (
        <FactorRow
          key={factor.id}
          factor={factor}
          isLast={verified.length === 1 && verified[0] === factor}
          onRemoved={readAgain}
        />
      ))}
      {verified.length > 0 && <RecoveryCodesRow makeCodes={makeCodes} />}
      <div className="flex flex-wrap gap-2 py-3 max-sm:*:w-full">
        <Button variant="tint" icon={<PlusIcon />} onClick={() => setAdding('totp')}>
          {messages.addFactor.totp}
        </Button>
        {config?.phoneFactors && (
          <Button variant="tint" icon={<PlusIcon />} onClick={() => setAdding('phone')}>
            {messages.addFactor.phone}
          </Button>
        )}
      </div>

      {factorTypes.map(type => (
        <AddFactorDialog
          key={type}
          type={type}
          open={adding === type}
          onOpenChange={() => setAdding(undefined)}
          onLeft={readAgain}
          onVerified={name => {
            setAdding(undefined)
            readAgain()
            // For the first factor, the dialog with the recovery codes opens, which says enough.
            if (verified.length === 0) makeCodes.run()
            else toast.show(messages.factorAddedToast(name))
          }}
        />
      ))}
      <RecoveryCodesDialog
        codes={makeCodes.data?.codes ?? []}
        open={areCodesShown}
        onKept={() => setCodesShown(false)}
      />
    </>
  )
}

const factorTypes = ['totp', 'phone'] as const
