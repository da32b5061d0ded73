import { useSyncExternalStore } from 'react'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '#platform/ui/icons.ts'
import { useLang } from '#platform/web/text.ts'
import { closeToast, currentToasts, subscribeToasts, type Toast } from '#platform/web/toasts.ts'
import { FAILURE_WORDS } from '#platform/ui/failure-words.ts'
import styles from './toaster.module.css'

const NONE: readonly Toast[] = []
const ICON = { good: IconCheck, bad: IconAlertTriangle, info: IconInfoCircle }

/** Shows toasts; both regions are live for screen readers from the start, so that the first toast is read. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => NONE)
  return (
    <>
      <div className={styles.messages} role="status" aria-live="polite">
        {toasts.map((toast) => toast.kind === 'message' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div className={styles.notifications} role="status" aria-live="polite">
        {toasts.map((toast) => toast.kind === 'notification' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  // Not from the texts that are loaded: a toast may say that nothing can be.
  const lang = useLang()
  const Icon = ICON[toast.tone]
  return (
    <div className={styles.toast} data-toast={toast.kind}>
      <span className={styles[toast.tone]}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        {toast.title && <strong>{toast.title}</strong>}
        <div>{toast.text}</div>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={FAILURE_WORDS.close[lang]}
        onClick={() => closeToast(toast.id)}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
