import { useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { AddTarget } from '../suggestions/add-target.ts'
import { messages } from './messages.ts'
import { ScanResult } from './scan-result.tsx'
import { TypedCode } from './typed-code.tsx'
import { useCamera } from './use-camera.ts'
import { useScan } from './use-scan.ts'

/** The camera picture, what was found in it, and a field for the digits. */
export function Scanner({ target }: { target: AddTarget }) {
  const video = useRef<HTMLVideoElement>(null)
  const [gtin, setGtin] = useState<string>()
  const camera = useCamera(video)
  const isLost = useScan(video, camera === 'on', setGtin)
  const problem = isLost ? messages.lost : camera === 'on' ? undefined : messages[camera]
  const hasPicture = !isLost && (camera === 'on' || camera === 'starting')
  return (
    <div className="flex flex-col gap-4">
      <div
        className={classNames(
          'relative grid w-full place-items-center overflow-hidden rounded-card bg-sunken',
          // Reserves the picture's space while it may still appear.
          hasPicture && 'aspect-[4/3] max-h-[40vh]',
        )}
      >
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={messages.picture}
          className="absolute inset-0 size-full object-cover"
        />
        {problem ? (
          <p
            role="status"
            className={classNames(
              'grid place-items-center bg-sunken text-center',
              hasPicture ? 'absolute inset-0 p-6' : 'relative px-5 py-4',
            )}
          >
            {problem}
          </p>
        ) : (
          <span aria-hidden className="relative h-2/5 w-4/5 rounded-card border-3 border-leaf" />
        )}
      </div>
      <ScanResult gtin={gtin} target={target} />
      <TypedCode onCode={setGtin} />
    </div>
  )
}
