import { DotsSixVerticalIcon } from '@phosphor-icons/react/DotsSixVertical'
import type { ComponentProps } from 'react'
import { IconButton } from '../controls/icon-button.tsx'

type Props = Omit<ComponentProps<typeof IconButton>, 'icon'>

/** Dragged with a pointer, or moved with the arrow keys; its label should say so. */
export function DragHandle({ className = '', ...rest }: Props) {
  return (
    <IconButton
      {...rest}
      icon={<DotsSixVerticalIcon />}
      className={`cursor-grab touch-none text-ink2! active:cursor-grabbing ${className}`}
    />
  )
}
