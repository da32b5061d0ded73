import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { cx } from './cx.ts'
import { IconChevronLeft, IconChevronRight } from './icons.ts'
import { Anchor } from './link.tsx'
import { pageNumbers } from './pager.ts'
import type { uiText } from './ui.text.ts'
import styles from './pager.module.css'

export type PagerProps = {
  /** Counted from 1. */
  page: number
  pageSize: number
  total: number
  /** There are more than `total`: counting stopped there. */
  more?: boolean
  /** Links, which work without script; or `onPage`. */
  hrefOf?: (page: number) => string
  onPage?: (page: number) => void
}

/** "1–20 of 134" and the page numbers; nothing when there is one page. */
export function Pager(props: PagerProps) {
  const { page, pageSize, total, more } = props
  const t = useText<typeof uiText>('ui')
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  const from = (page - 1) * pageSize + 1
  return (
    <div className={cx(styles.pager, 'no-print')}>
      <span>
        {t(more ? 'pagerRangeMore' : 'pagerRange', { from, to: Math.min(total, page * pageSize), total })}
      </span>
      <nav aria-label={t('pagerLabel')} className={styles.pages}>
        <PageLink {...props} to={page - 1} off={page <= 1} label={t('pagerPrevious')}>
          <IconChevronLeft size={18} />
        </PageLink>
        {pageNumbers(page, pages).map((number) =>
          typeof number === 'string' ? (
            <span key={number} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <PageLink key={number} {...props} to={number} label={t('pagerPage', { page: number })}>
              {number}
            </PageLink>
          ),
        )}
        <PageLink {...props} to={page + 1} off={page >= pages} label={t('pagerNext')}>
          <IconChevronRight size={18} />
        </PageLink>
      </nav>
    </div>
  )
}

function PageLink({
  page,
  to,
  off,
  label,
  hrefOf,
  onPage,
  children,
}: PagerProps & { to: number; off?: boolean; label: string; children: ReactNode }) {
  const common = {
    className: styles.page,
    'aria-label': label,
    'aria-current': to === page ? ('page' as const) : undefined,
  }
  if (off)
    return (
      <span className={cx(styles.page, styles.off)} aria-hidden="true">
        {children}
      </span>
    )
  if (hrefOf)
    return (
      <Anchor {...common} href={hrefOf(to)}>
        {children}
      </Anchor>
    )
  return (
    <button type="button" {...common} onClick={() => onPage?.(to)}>
      {children}
    </button>
  )
}
