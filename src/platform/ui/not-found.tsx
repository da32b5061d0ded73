import { useLang, useText } from '#platform/web/text.ts'
import { FAILURE_WORDS } from './failure-words.ts'
import type { uiText } from './ui.text.ts'
import styles from './route-failure.module.css'

/** An address that does not exist, inside the shell. */
export function NotFound() {
  const t = useText<typeof uiText>('ui')
  const lang = useLang()
  return (
    <div className={styles.screen}>
      <title>{t('notFoundTitle')}</title>
      <p className={styles.status}>404</p>
      <h1 className={styles.heading}>{t('notFoundTitle')}</h1>
      <p className={styles.safe}>{t('notFoundText')}</p>
      <p className={styles.ways}>
        <a href="/">{FAILURE_WORDS.goHome[lang]}</a>
      </p>
    </div>
  )
}
