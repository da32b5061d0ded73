import { type ReactNode, useSyncExternalStore } from 'react'
import { useText } from '#platform/web/text.ts'
import { IconCloudOff } from './icons.ts'
import type { uiText } from './ui.text.ts'
import styles from './offline-notice.module.css'

function subscribeOnline(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

/** Visible while the browser is offline. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  const t = useText<typeof uiText>('ui')
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div aria-live="polite" className={styles.place}>
      {!online && (
        <span className={styles.offline}>
          <IconCloudOff size={18} />
          {children ?? t('offline')}
        </span>
      )}
    </div>
  )
}
