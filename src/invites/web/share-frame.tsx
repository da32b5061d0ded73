import type { ReactNode } from 'react'
import { ColorSchemeButton } from '#platform/ui/color-scheme-button.tsx'
import { LanguageMenu, SkipLink } from '#platform/ui/frames/frame-parts.tsx'
import { Logo } from '#platform/ui/logo.tsx'
import { useLanguageChoices } from '#platform/web/lang-switch.ts'
import { paths } from '#paths.ts'
import { currentPageConfig } from '#platform/web/session.ts'
import styles from './share-form.module.css'

/** The portal's name and the language; nothing that leads away from the form. */
export function ShareFrame({ children }: { children: ReactNode }) {
  const { brandName } = currentPageConfig()
  const languages = useLanguageChoices(paths.shareForm())
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo name={brandName} />
          <div className={styles.tools}>
            <LanguageMenu languages={languages} />
            <ColorSchemeButton />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
