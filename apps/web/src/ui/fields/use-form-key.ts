import { useState } from 'react'

/**
 * The key of a form that starts with values from the URL. The form is created anew only when the URL brings other
 * values than it sent last, as after Back, so that what is typed while its answer is on the way stays.
 */
export function useFormKey(values: unknown) {
  const inUrl = JSON.stringify(values)
  const [form, setForm] = useState<FormState>({ key: 0, inUrl })
  if (form.inUrl !== inUrl) {
    setForm({ key: form.sent === inUrl ? form.key : form.key + 1, inUrl })
  }
  return {
    formKey: form.key,
    markSent: (sent: unknown) => setForm(now => ({ ...now, sent: JSON.stringify(sent) })),
  }
}

type FormState = { key: number; inUrl: string; sent?: string }
