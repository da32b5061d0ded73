import { useText } from '#platform/web/text.ts'
import type { shellText } from './shell.text.ts'
import styles from './error-screen.module.css'

/** The screen of a failing route; its heading is fixed by the specification. */
export function ErrorScreen({ status, detail }: { status?: number; detail?: string | undefined }) {
  const t = useText<typeof shellText>('shell')
  return (
    <main className={styles.screen} id="content">
      <title>{t('errorTitle')}</title>
      <h1 className={styles.heading}>Unexpected Application Error!</h1>
      <p className={styles.detail}>{[status, detail].filter(Boolean).join(' · ') || t('errorUnknown')}</p>
      <p className={styles.safe}>{status === 404 ? t('errorNotFound') : t('errorSafe')}</p>
      <p className={styles.ways}>
        {status !== 404 && (
          <button type="button" className={styles.again} onClick={() => window.location.reload()}>
            {t('tryAgain')}
          </button>
        )}
        <a href="/">{t('goHome')}</a>
      </p>
    </main>
  )
}
