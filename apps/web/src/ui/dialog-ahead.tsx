import { type ComponentType, Suspense } from 'react'
import { lazyAhead } from './lazy-ahead.ts'
import { useWasOpened } from './use-was-opened.ts'

/** A dialog that no screen begins with: fetched ahead, and built when it is first opened. */
export function dialogAhead<Props extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Panel = lazyAhead(load)
  return function DialogAhead(props: Props) {
    return (
      useWasOpened(props.open) && (
        <Suspense>
          <Panel {...props} />
        </Suspense>
      )
    )
  }
}
