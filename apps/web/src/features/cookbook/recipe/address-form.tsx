import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'

type Props = {
  initial: string | undefined
  isReading: boolean
  onRead: (address: string) => void
}

/** The URL of a page with a recipe, for stores whose server may fetch it. */
export function AddressForm({ initial = '', isReading, onRead }: Props) {
  const [address, setAddress] = useState(initial)
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const typed = address.trim()
        if (typed !== '') onRead(/^https?:/i.test(typed) ? typed : `https://${typed}`)
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        type="url"
        inputMode="url"
        label={messages.addressLabel}
        placeholder="https://"
        value={address}
        autoComplete="off"
        spellCheck={false}
        onChange={event => setAddress(event.target.value)}
        className="min-w-60 grow"
      />
      <Button type="submit" variant="tint" busy={isReading} busyLabel={messages.fetching}>
        {messages.fetchIt}
      </Button>
    </form>
  )
}
