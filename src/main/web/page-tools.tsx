import { logout } from '#accounts/contract.ts'
import { makeCall } from '#platform/web/api.ts'
import { clearReads } from '#platform/web/late-read.ts'
import { dropToken } from '#platform/web/session.ts'
import { forgetRecent } from '#search/web/recent.ts'
import { removeDrafts } from '#platform/web/stored-drafts.ts'
import { useText } from '#platform/web/text.ts'
import type { shellText } from './shell.text.ts'
import styles from './page-tools.module.css'

export function DemoBanner() {
  const t = useText<typeof shellText>('shell')
  return (
    <span className={styles.banner}>
      {t('demoBanner')} <a href="/dev/mail">{t('demoMailbox')}</a>
    </span>
  )
}

/** Ends the session here and on the server, and deletes what this browser stored for the person. */
export function signOut(): void {
  void makeCall(logout, {}, { quiet: true })
    .catch(() => undefined)
    .finally(() => {
      dropToken(false)
      for (const storage of [localStorage, sessionStorage]) removeDrafts(storage)
      forgetRecent(localStorage)
      void clearReads()
        .catch(() => undefined)
        .finally(() => window.location.assign('/'))
    })
}
