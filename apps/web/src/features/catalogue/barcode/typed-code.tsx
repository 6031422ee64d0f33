import { gtinFrom } from '@aisleway/core/catalogue/barcode/gtin'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'

/** The digits below the barcode, for when the camera cannot read it. */
export function TypedCode({ onCode }: { onCode: (gtin: string) => void }) {
  const [digits, setDigits] = useState('')
  const [isWrong, setWrong] = useState(false)
  const find = (event: FormEvent) => {
    event.preventDefault()
    const gtin = gtinFrom(digits)
    setWrong(gtin === undefined)
    if (gtin) onCode(gtin)
  }
  return (
    <form onSubmit={find} className="flex items-start gap-2">
      <TextField
        label={messages.digits}
        error={isWrong && messages.wrongDigits}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={digits}
        onChange={event => setDigits(event.target.value)}
        className="min-w-0 grow"
      />
      <Button type="submit" variant="sunken" className="mt-8">
        {messages.find}
      </Button>
    </form>
  )
}
