import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { paths } from '#paths.ts'
import { cx } from '#platform/ui/cx.ts'
import { RAIL_PLACE } from '#platform/ui/frames/rail-place.ts'
import type { LinkTab } from '#platform/ui/link-tabs.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { useMediaQuery } from '#platform/web/use-media-query.ts'
import { savedViews } from '#work-orders/staff/saved-views-contract.ts'
import { placeQuery } from '#work-orders/staff/web/queue-place.ts'
import { placeOfFilter } from './saved-filter.ts'
import type { queueFilterText } from './queue-filter.text.ts'
import styles from './rail-views.module.css'

/** From this width on the rail shows words, and the views of the queue under its entry. */
const WIDE = '(width >= 1440px)'
/** The server counts no further. */
const COUNTED_TO = 1000
const FIGURES_KEPT_MS = 5 * 60_000

const watchNothing = () => () => undefined
const railPlace = () => document.getElementById(RAIL_PLACE)
const noPlace = () => null

type Views = { label: string; items: readonly LinkTab[]; current: string }

/** The views of the queue with their figures, and the saved ones, in the rail. */
export function RailViews({ views, hasSaved }: { views: Views; hasSaved: boolean }) {
  const isWide = useMediaQuery(WIDE)
  // The frame is there before its pages, and its entries come with the role: each time the list is drawn it is looked up.
  const place = useSyncExternalStore(watchNothing, railPlace, noPlace)
  if (!isWide || !place) return null
  return createPortal(
    <nav aria-label={views.label} className={styles.views}>
      {views.items.map(({ key, href, label, count, late }) => (
        <Anchor
          key={key}
          href={href}
          className={styles.view}
          aria-current={key === views.current ? 'page' : undefined}
        >
          <span className={styles.name}>{label}</span>
          {count !== undefined && <span className={cx(styles.count, late && styles.late)}>{count}</span>}
        </Anchor>
      ))}
      {hasSaved && <Saved />}
    </nav>,
    place,
  )
}

function Saved() {
  const t = useText<typeof queueFilterText>('queue-filter')
  const { data } = useCallQuery(savedViews, {}, { staff: true, staleTime: FIGURES_KEPT_MS })
  if (!data || data.views.length === 0) return null
  return (
    <>
      <span className={styles.heading}>{t('savedInRail')}</span>
      {data.views.map(({ id, name, count, shared, filter }) => (
        <Anchor
          key={id}
          href={paths.adminQueue(placeQuery(placeOfFilter(filter)))}
          className={styles.view}
          aria-label={shared ? t('sharedView', { name }) : undefined}
        >
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.count}>{count < COUNTED_TO ? count : t('countedTo', { count })}</span>
        </Anchor>
      ))}
    </>
  )
}
