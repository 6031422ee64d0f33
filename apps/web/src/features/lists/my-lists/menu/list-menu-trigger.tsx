import { DotsThreeIcon } from '@phosphor-icons/react/DotsThree'
import type { ComponentProps } from 'react'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { messages } from '../messages.ts'

type Props = { listName: string } & Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'>

export function ListMenuTrigger({ listName, ...rest }: Props) {
  return (
    <IconButton
      {...rest}
      variant="outline"
      size="regular"
      label={messages.ofList(messages.more, listName)}
      icon={<DotsThreeIcon />}
    />
  )
}
