import { roundedDown } from '@aisleway/core/catalogue/product-count'
import { useQuery } from '@tanstack/react-query'
import * as Radix from 'radix-ui/dialog'
import { useState } from 'react'
import { storeConfigQuery } from '../../api/store-config.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { dialogPanelClass, scrimClass } from '../../ui/overlays/modal.ts'
import { useCloseOnBack } from '../../ui/overlays/use-close-on-back.ts'
import { ToastSlot } from '../../ui/toasts/toast-slot.tsx'
import { messages } from './messages.ts'
import { StepDots } from './step-dots.tsx'
import { TourPicture, tourSteps } from './tour-picture.tsx'

type Props = { open: boolean; onClose: () => void }

/** Shows six steps; Skip tour, Escape and Back close it at any step. */
export function TourDialog({ open, onClose }: Props) {
  const { data: config } = useQuery(storeConfigQuery)
  const [index, setIndex] = useState(0)
  const step = tourSteps[index]!
  useCloseOnBack(open, onClose)
  const isLast = index === tourSteps.length - 1
  const { headline, text } = messages[step]
  return (
    <Radix.Root open={open} onOpenChange={isOpen => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content className={classNames(dialogPanelClass, 'p-0! sm:w-115')}>
          <TourPicture step={step} products={config?.home.showcase ?? []} />
          <div className="flex flex-col gap-5 p-6">
            {/* Has room for the longest step, so that the buttons stay under the finger. */}
            <div aria-live="polite" className="min-h-33">
              <Radix.Title className="display text-dialog">{inWholeWords(headline)}</Radix.Title>
              <Radix.Description className="mt-3 text-ink2">
                {text(roundedDown(config?.productCount ?? 0))}
              </Radix.Description>
            </div>
            <StepDots steps={tourSteps} current={step} />
            <div className="flex gap-2">
              {!isLast && (
                <Button variant="sunken" onClick={onClose}>
                  {messages.skip}
                </Button>
              )}
              <Button
                // Focuses Next rather than Skip, which comes first.
                autoFocus
                onClick={() => (isLast ? onClose() : setIndex(index + 1))}
                className="grow"
              >
                {isLast ? messages.startShopping : messages.next}
              </Button>
            </div>
          </div>
          <ToastSlot at="dialog" isOpen={open} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** No line breaks inside "Go-To". */
function inWholeWords(text: string) {
  return text.split(/(\S+-\S+)/).map(part =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
