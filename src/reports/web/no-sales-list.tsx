import { type ReactNode, use } from 'react'
import { formatDay, formatInstant } from '#platform/shared/day-text.ts'
import { Card } from '#platform/ui/card.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { StatedMonth } from '../contract.ts'
import styles from './no-sales.module.css'
import type { noSalesText } from './no-sales.text.ts'

type Props = {
  stated: readonly StatedMonth[]
  reader: 'seller' | 'staff'
  /** Why none can be taken back any more. */
  note?: ReactNode
  renderAct: ((one: StatedMonth) => ReactNode) | undefined
}

/** The months of which it is stated that there were no sales: who stated it, when, and the way back. */
export function NoSalesList({ stated, reader, note, renderAct }: Props) {
  const t = useText<typeof noSalesText>('no-sales')
  const lang = useLang()
  if (stated.length === 0) return null
  return (
    <Card title={t('title')} flush>
      <ul>
        {stated.map((one) => {
          const month = formatDay(`${one.month}-01`, lang, 'month')
          return (
            <li key={`${one.month} ${one.shopId}`} className={styles.row}>
              <div className={styles.two}>
                <b>{one.shop === '' ? month : t('of', { month, shop: one.shop })}</b>
                <StatedBy one={one} reader={reader} />
              </div>
              {renderAct?.(one)}
            </li>
          )
        })}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  )
}

/** Staff are named to each other; to the seller they are the team. */
function StatedBy({ one: { at, by, reason }, reader }: { one: StatedMonth } & Pick<Props, 'reader'>) {
  const t = useText<typeof noSalesText>('no-sales')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const day = formatInstant(at, lang, 'full', timeZone)
  const { kind, name } = by
  const forStaff = reader === 'staff'
  if (kind === 'staff')
    return <small>{forStaff ? t('byStaff', { name, day, reason }) : t('byTeam', { day, reason })}</small>
  return <small>{t(forStaff ? 'bySellerForStaff' : 'bySeller', { name, day })}</small>
}
