import {
  defaultPermission,
  type LinkDays,
  linkDays,
  type Permission,
} from '@aisleway/core/sharing/sharing'
import { LinkSimpleIcon } from '@phosphor-icons/react/LinkSimple'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { permissionOptions } from '../share/permission-options.ts'
import { linksQuery } from './link-queries.ts'
import { LinkRow } from './link-row.tsx'
import { messages } from './messages.ts'
import { NewLink } from './new-link.tsx'
import { useCreateLink } from './use-create-link.ts'

/** Invitations for people without an account, or whose e-mail address is unknown (answer 37). */
export function LinkSection({ listId, listName }: { listId: string; listName: string }) {
  const { data: links } = useQuery(linksQuery(listId))
  const [permission, setPermission] = useState<Permission>(defaultPermission)
  const [days, setDays] = useState<`${LinkDays}`>('7')
  const [made, setMade] = useState<{ id: string; token: string }>()
  const create = useCreateLink(listId, setMade)
  // Once it is revoked or used, there is nothing left to copy.
  const isOpen = links?.some(({ id }) => id === made?.id) ?? true
  return (
    <section aria-labelledby="links" className="mt-6 border-line border-t pt-5">
      <h3 id="links" className="font-bold text-row">
        {messages.title}
      </h3>
      <p className="mt-1.5 text-ink2">{messages.text}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Select
          label={messages.permission}
          labelHidden
          options={permissionOptions}
          value={permission}
          onValueChange={setPermission}
          className="min-w-0 px-3!"
        />
        <Select
          label={messages.lifetime}
          labelHidden
          options={dayOptions}
          value={days}
          onValueChange={setDays}
          className="min-w-0 px-3!"
        />
      </div>
      <Button
        variant="tint"
        icon={<LinkSimpleIcon />}
        busy={create.isPending}
        onClick={() => create.run({ permission, days: Number(days) as LinkDays })}
        className="mt-3 w-full"
      >
        {messages.create}
      </Button>
      {made && isOpen && <NewLink key={made.id} token={made.token} listName={listName} />}
      <ul className="mt-2 divide-y divide-line">
        {links?.map(link => (
          <LinkRow key={link.id} listId={listId} link={link} />
        ))}
      </ul>
    </section>
  )
}

const dayOptions = linkDays.map(days => ({
  value: `${days}` as const,
  label: messages.days(days),
}))
