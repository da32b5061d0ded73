import { useState } from 'react'
import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Flag } from '#platform/ui/flag.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { shopNumbers, type ShopNumber } from '../contract.ts'
import type { NumberAction, NumberStatus } from '../number-uploads.ts'
import { NumberDialog } from './number-dialog.tsx'
import { placeOf } from './shop-names.ts'
import styles from './shops.module.css'
import { useScrollToHash } from '#platform/web/use-scroll-to-hash.ts'
import type { shopsText } from './shops.text.ts'

type Chosen = { number: ShopNumber; action: NumberAction }

/** Every number with every shop that has to hold it, until the marketplace has verified it. */
export function NumbersCard({ mayWrite }: { mayWrite: boolean }) {
  const t = useText<typeof shopsText>('shops')
  const numbers = useCallQuery(shopNumbers, {})
  const [chosen, setChosen] = useState<Chosen>()
  useScrollToHash('numbers', numbers.data !== undefined)
  if (!numbers.data || numbers.data.length === 0) return null
  const waiting = numbers.data.filter(({ status }) => status !== 'VERIFIED').length
  return (
    <Card
      id="numbers"
      title={t('numbers')}
      aside={waiting === 0 ? t('numbersDone') : t('numbersWaiting', { count: waiting })}
      flush
    >
      <p className={styles.lead}>{t('numbersLead')}</p>
      <Table
        caption={t('numbers')}
        columns={columnsOf(t, mayWrite ? setChosen : undefined)}
        rows={numbers.data}
        rowKey={({ shopId, registrationId }) => `${registrationId} ${shopId}`}
      />
      {chosen && <NumberDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  )
}

function columnsOf(
  t: Translate<typeof shopsText>,
  onChoose: ((chosen: Chosen) => void) | undefined,
): Column<ShopNumber>[] {
  return [
    { key: 'number', header: t('columnNumber'), primary: true, cell: numberCell },
    {
      key: 'shop',
      header: t('columnShop'),
      named: true,
      cell: (row) => `${row.shopName}, ${placeOf(t, row)}`,
    },
    { key: 'status', header: t('columnStatus'), cell: statusCell },
    {
      key: 'actions',
      header: t('columnActions'),
      onPhone: 'bare',
      numeric: true,
      cell: (number) =>
        onChoose && (
          <span className={styles.actions}>
            {number.actions.map((action) => (
              <Button
                key={action}
                size={32}
                variant={action === 'undo' ? 'subtle' : 'default'}
                onClick={() => onChoose({ number, action })}
              >
                {t(`number_${action}`)}
              </Button>
            ))}
          </span>
        ),
    },
  ]
}

const numberCell = (row: ShopNumber) => <NumberName row={row} />
const statusCell = (row: ShopNumber) => <NumberState row={row} />

function NumberName({ row: { number, country, kind } }: { row: ShopNumber }) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  return (
    <span className={styles.name}>
      <b>{number}</b>
      <span className={styles.kind}>
        <Flag code={country} size={18} />
        {t(`numberKind_${kind === 'EPR_NUMBER' ? 'EPR' : 'VAT'}`, { country: countryName(country, lang) })}
      </span>
    </span>
  )
}

const LOOKS: Record<NumberStatus, BadgeVariant> = {
  TO_DO: 'yourTurn',
  ENTERED: 'info',
  VERIFIED: 'finished',
  REJECTED: 'wrong',
}

function NumberState({ row: { status, day, reason, screenshot } }: { row: ShopNumber }) {
  const t = useText<typeof shopsText>('shops')
  const lang = useLang()
  return (
    <span className={styles.stack}>
      <Badge variant={LOOKS[status]}>{t(`numberStatus_${status}`)}</Badge>
      {day && <span className={styles.small}>{formatDay(day, lang)}</span>}
      {reason && <span className={styles.reason}>{reason}</span>}
      {screenshot && <span className={styles.small}>{t('withScreenshot', { name: screenshot.name })}</span>}
    </span>
  )
}
