import { XIcon } from '@phosphor-icons/react/X'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import type { Toast } from './toast.ts'

export interface ToastSlabProps {
  toast: Toast
  closeLabel: string
  onDismiss: () => void
}

export function ToastSlab({ toast, closeLabel, onDismiss }: ToastSlabProps) {
  const { title, message, tone = 'plain', picture, action } = toast
  const act = () => {
    onDismiss()
    action?.onPress()
  }
  return (
    <div
      data-tone={tone}
      className={classNames(
        'flex w-(--width) items-center gap-3 rounded-card py-2.5 font-sans pr-2.5 text-white shadow-panel [--ring:white]',
        picture ? 'pl-2.5' : 'pl-4',
        tone === 'error' ? 'bg-toast-error' : 'bg-toast',
      )}
    >
      {picture}
      <div className="min-w-0 grow py-1">
        <p className="font-row text-row">{title}</p>
        {message && <p className="text-meta text-white/85 leading-snug">{message}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={act}
          className="pressable min-h-11 shrink-0 rounded-control px-3 font-bold text-lime hover:bg-white/10"
        >
          {action.label}
        </button>
      )}
      {!action && (
        <IconButton
          label={closeLabel}
          icon={<XIcon aria-hidden weight="bold" />}
          onClick={onDismiss}
          className="text-white! hover:bg-white/10!"
        />
      )}
    </div>
  )
}
