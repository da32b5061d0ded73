import { countryName } from '#platform/shared/countries.ts'
import { formatFinePrice } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { StoredPrice } from '../costs-contract.ts'
import type { costPricesText } from './cost-prices.text.ts'

export type Acts = { onEdit: (price: StoredPrice) => void; onRemove: (price: StoredPrice) => void }

type T = Translate<typeof costPricesText>

/** @param acts only for those who may change prices */
export function PricesTable({ prices, acts }: { prices: readonly StoredPrice[]; acts: Acts | undefined }) {
  const t = useText<typeof costPricesText>('cost-prices')
  const lang = useLang()
  const columns = acts ? [...priceColumns(t, lang), actionColumn(t, acts)] : priceColumns(t, lang)
  return <Table caption={t('list')} columns={columns} rows={prices} rowKey={keyOf} dense />
}

/** When, and by whom where that is known. */
function Changed({ price: { changedAt, changedBy } }: { price: StoredPrice }) {
  const t = useText<typeof costPricesText>('cost-prices')
  return (
    <>
      <DateText value={changedAt} format="medium" />
      {changedBy.name !== '' && (
        <>
          <br />
          <small>
            {changedBy.kind === 'staff' ? t('byStaff', { name: changedBy.name }) : changedBy.name}
          </small>
        </>
      )}
    </>
  )
}

const keyOf = ({ sku, country, currency, fromDay }: StoredPrice): string =>
  [sku, country, currency, fromDay].join('\n')

const priceColumns = (t: T, lang: Lang): Column<StoredPrice>[] => [
  { key: 'sku', header: t('sku'), primary: true, named: true, cell: ({ sku }) => <b>{sku}</b> },
  {
    key: 'price',
    header: t('price'),
    numeric: true,
    cell: ({ amount, currency }) => formatFinePrice(amount, currency, lang),
  },
  {
    key: 'country',
    header: t('country'),
    cell: ({ country }) => (country === '' ? t('everywhere') : countryName(country, lang)),
  },
  {
    key: 'from',
    header: t('fromDay'),
    cell: ({ fromDay }) =>
      fromDay === null ? t('fromBeginning') : <DateText value={fromDay} format="medium" />,
  },
  {
    key: 'changed',
    header: t('changed'),
    cell: (price) => <Changed price={price} />,
  },
]

const actionColumn = (t: T, { onEdit, onRemove }: Acts): Column<StoredPrice> => ({
  key: 'action',
  header: t('action'),
  onPhone: 'bare',
  cell: (price) => (
    <Row gap={8}>
      <Button size={32} aria-label={t('editNamed', { sku: price.sku })} onClick={() => onEdit(price)}>
        {t('edit')}
      </Button>
      <Button
        size={32}
        variant="subtle"
        aria-label={t('removeNamed', { sku: price.sku })}
        onClick={() => onRemove(price)}
      >
        {t('remove')}
      </Button>
    </Row>
  ),
})
