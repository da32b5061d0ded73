import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { cx } from '../cx.ts'
import { IconSearch } from '../icons.ts'
import { Anchor } from '../link.tsx'
import { Logo } from '../logo.tsx'
import type { uiText } from '../ui.text.ts'
import { RailMenu } from './frame-menu.tsx'
import { AccountButton, type AccountMenu, Count, type NavItem, SkipLink } from './frame-parts.tsx'
import { RAIL_PLACE } from './rail-place.ts'
import styles from './admin-frame.module.css'

export type AdminFrameProps = {
  productName: string
  homeHref: string
  /** Every entry needs an icon; its label is the tooltip and the accessible name. */
  nav: readonly NavItem[]
  /** Opens the command palette. */
  search?: { label: string; shortcut: string; onOpen: () => void }
  account?: AccountMenu
  /** Above the account at the foot of the rail: language, colour scheme. */
  actions?: ReactNode
  banner?: ReactNode
  /** `padded` for ordinary pages; without it the page has its own columns, edge to edge. */
  padded?: boolean
  children: ReactNode
}

export function AdminFrame({
  productName,
  homeHref,
  nav,
  search,
  account,
  actions,
  banner,
  padded,
  children,
}: AdminFrameProps) {
  const t = useText<typeof uiText>('ui')
  return (
    <div className={styles.frame}>
      <SkipLink />
      <aside className={cx(styles.rail, 'dark-ground', 'no-print')}>
        <Anchor href={homeHref} className={styles.home} aria-label={productName}>
          <Logo size={32} />
        </Anchor>
        {search && (
          <button
            type="button"
            className={styles.item}
            aria-keyshortcuts="Meta+K Control+K"
            onClick={search.onOpen}
          >
            <span className="visually-hidden">{search.label}</span>
            <IconSearch />
            <span className={styles.tip} aria-hidden="true">
              {search.label} <kbd>{search.shortcut}</kbd>
            </span>
          </button>
        )}
        <nav aria-label={t('mainNavigation')}>
          <ul className={styles.items}>
            {nav.map((item) => (
              <li key={item.href} ref={item.current ? intoSight : undefined}>
                <Anchor
                  href={item.href}
                  className={styles.item}
                  aria-current={item.current ? 'page' : undefined}
                  title={item.label}
                >
                  <span className="visually-hidden">
                    {item.count ? `${item.label}, ${item.count}` : item.label}
                  </span>
                  {item.icon}
                  <Count value={item.count} onIcon />
                  <span className={styles.tip} aria-hidden="true">
                    {item.label}
                  </span>
                </Anchor>
                {item.current && <div id={RAIL_PLACE} />}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          {actions}
          {account && <AccountButton account={account} menu={RailMenu} />}
        </div>
      </aside>
      <div className={styles.page}>
        {banner && (
          <aside aria-label={t('siteNotice')} className={cx(styles.banner, 'no-print')}>
            {banner}
          </aside>
        )}
        <main id="content" tabIndex={-1} className={cx(styles.main, padded && styles.padded)}>
          {children}
        </main>
      </div>
    </div>
  )
}

/** On a phone the rail is horizontal and scrolls: the current page's entry must be in view. */
function intoSight(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
