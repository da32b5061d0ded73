import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { Door } from '#accounts/web/public.tsx'
import { LanguageMenu } from '#platform/ui/frames/frame-parts.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { Logo } from '#platform/ui/logo.tsx'
import { useLanguageChoices } from '#platform/web/lang-switch.ts'
import type { RootData } from '#platform/web/root-data.ts'
import { paths } from '#paths.ts'
import styles from './staff-door.module.css'

/** The frame of the pages before the back office. */
export function StaffDoor(props: {
  title: string
  sub: string
  foot?: ReactNode
  wide?: boolean
  children: ReactNode
}) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const { pathname, search } = useLocation()
  const languages = useLanguageChoices(`${pathname}${search}`)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Anchor href={paths.home()} className={styles.home}>
          <Logo name={root?.config.brandName ?? ''} />
        </Anchor>
        <LanguageMenu languages={languages} />
      </header>
      <main id="content">
        <Door unlisted {...props} />
      </main>
    </div>
  )
}
