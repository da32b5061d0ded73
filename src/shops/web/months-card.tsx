import { useState } from 'react'
import { useSession } from '#accounts/web/public.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { Card } from '#platform/ui/card.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconAlertTriangle, IconCheck, IconClock, IconMinus } from '#platform/ui/icons.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listMonths } from '#reports/contract.ts'
import { MonthDetail } from './month-detail.tsx'
import styles from './months.module.css'
import type { monthsText } from './months.text.ts'
import type { ShopMonth, ShopMonths } from './shop-months.ts'
import { useScrollToHash } from '#platform/web/use-scroll-to-hash.ts'

const LOOK_AGAIN_MS = 5_000

const LOOKS = {
  REPORTED: { look: styles.reported, Icon: IconCheck },
  RUNNING: { look: styles.running, Icon: IconClock },
  MISSING: { look: styles.missing, Icon: IconAlertTriangle },
  NO_SALES: { look: styles.none, Icon: IconMinus },
  BEFORE: { look: styles.before, Icon: null },
} as const satisfies Record<ShopMonth['state'], unknown>

/** The last twelve months of each shop: which are reported, and what to do about those that are not. */
export function MonthsCard() {
  const t = useText<typeof monthsText>('months')
  const list = useCallQuery(listMonths, {}, { refetchInterval: LOOK_AGAIN_MS })
  useScrollToHash('months', list.data !== undefined)
  if (!list.data || list.data.length === 0) return null
  const missing = list.data.flatMap(({ months }) => months).filter(({ state }) => state === 'MISSING').length
  return (
    <Card
      id="months"
      title={t('title')}
      aside={missing === 0 ? t('allThere') : t('missingCount', { count: missing })}
      flush
    >
      <p className={styles.lead}>{t('lead')}</p>
      {list.data.map((shop) => (
        <Shop key={shop.shopId} shop={shop} />
      ))}
      <Legend />
    </Card>
  )
}

function Shop({ shop }: { shop: ShopMonths }) {
  const t = useText<typeof monthsText>('months')
  const { mayWrite } = useSession()
  const [chosen, setChosen] = useState<string>()
  const month = shop.months.find((one) => one.month === chosen) ?? mostUrgent(shop.months)
  return (
    <section className={styles.shop}>
      <h3>{shop.name}</h3>
      <ul className={styles.squares} aria-label={t('monthsOf', { shop: shop.name })}>
        {shop.months.map((one) => (
          <li key={one.month}>
            <Square one={one} isChosen={one === month} onChoose={() => setChosen(one.month)} />
          </li>
        ))}
      </ul>
      {month && <MonthDetail shop={shop} one={month} mayWrite={mayWrite} />}
    </section>
  )
}

/** The first that a return waits for; else the first that is missing, or on its way. */
const mostUrgent = (months: readonly ShopMonth[]): ShopMonth | undefined =>
  months.find(({ state, needed }) => state === 'MISSING' && needed) ??
  months.find(({ state }) => state === 'MISSING') ??
  months.find(({ state }) => state === 'RUNNING')

type SquareProps = { one: ShopMonth; isChosen: boolean; onChoose: () => void }

function Square({ one, isChosen, onChoose }: SquareProps) {
  const t = useText<typeof monthsText>('months')
  const lang = useLang()
  const { look, Icon } = LOOKS[one.state]
  const day = `${one.month}-01`
  return (
    <button type="button" className={cx(styles.square, look)} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.name}>{formatDay(day, lang, 'monthName')}</span>
      <span className={styles.mark}>{Icon && <Icon size={16} />}</span>
      <span className={styles.year}>{one.month.slice(0, 4)}</span>
      <span className="visually-hidden">{t(`state_${one.state}`)}</span>
    </button>
  )
}

function Legend() {
  const t = useText<typeof monthsText>('months')
  const states = Object.keys(LOOKS) as ShopMonth['state'][]
  return (
    <p className={styles.legend} aria-hidden="true">
      {states.map((state) => {
        const { look, Icon } = LOOKS[state]
        return (
          <span key={state}>
            <span className={cx(styles.dot, look)}>{Icon && <Icon size={14} />}</span>
            {t(`state_${state}`)}
          </span>
        )
      })}
    </p>
  )
}
