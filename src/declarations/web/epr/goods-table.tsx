import { formatDay } from '#platform/shared/day-text.ts'
import { formatWith } from '#platform/shared/format-number.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { BATTERY_KINDS, CHEMISTRIES, DEVICE_KINDS, MATERIALS } from '../../epr/categories.ts'
import { NONE } from '../../epr/goods-columns.ts'
import type { StoredGoods } from '../../goods-contract.ts'
import styles from '../declarations.module.css'
import type { goodsText } from '../goods.text.ts'

type Act = (goods: StoredGoods) => void
type Acts = { onEdit: Act; onRemove: Act | undefined }
type T = Translate<typeof goodsText>

const keyOf = ({ sku, fromMonth }: StoredGoods) => `${sku} ${fromMonth}`

/** @param acts only for those who may change weights */
export function GoodsTable({ goods, acts }: { goods: readonly StoredGoods[]; acts: Acts | undefined }) {
  const t = useText<typeof goodsText>('goods')
  const shown = goodsColumns(t, useLang())
  const columns = acts ? [...shown, actionColumn(t, acts)] : shown
  return <Table caption={t('list')} columns={columns} rows={goods} rowKey={keyOf} dense />
}

const goodsColumns = (t: T, lang: Lang): Column<StoredGoods>[] => [
  {
    key: 'sku',
    header: t('sku'),
    primary: true,
    named: true,
    cell: ({ sku, fromMonth }) => (
      <span className={styles.two}>
        <b>{sku}</b>
        <small>
          {fromMonth === ''
            ? t('always')
            : t('since', { month: formatDay(`${fromMonth}-01`, lang, 'month') })}
        </small>
      </span>
    ),
  },
  { key: 'packaging', header: t('packaging'), cell: (goods) => packagingText(t, lang, goods) },
  {
    key: 'device',
    header: t('deviceColumn'),
    cell: ({ device, deviceGrams }) => {
      if (device === '') return t('notSaid')
      const kind = DEVICE_KINDS.find((one) => one === device) ?? NONE
      const name = t(`device_${kind}`)
      return deviceGrams === '' ? name : weightText(t, lang, name, deviceGrams)
    },
  },
  {
    key: 'battery',
    header: t('batteryColumn'),
    cell: ({ battery, chemistry, batteryGrams }) => {
      if (battery === '') return t('notSaid')
      const kind = BATTERY_KINDS.find((one) => one === battery) ?? NONE
      const name = t(`battery_${kind}`)
      if (batteryGrams === '') return name
      const made = CHEMISTRIES.find((one) => one === chemistry) ?? 'other'
      return `${weightText(t, lang, name, batteryGrams)} · ${t(`chemistry_${made}`)}`
    },
  },
  {
    key: 'gtu',
    header: t('gtuColumn'),
    cell: ({ gtu }) => (gtu === '' ? t('notSaid') : gtu === NONE ? t('none') : gtu),
  },
  {
    key: 'changed',
    header: t('changed'),
    cell: ({ changedAt, changedBy }) => (
      <span className={styles.two}>
        <DateText value={changedAt} format="medium" />
        <small>{changedBy}</small>
      </span>
    ),
  },
]

/** `Wood: 1,250 g`; the number and its unit stay together. */
const weightText = (t: T, lang: Lang, name: string, grams: string): string =>
  t('grams', { name, grams: formatWith(lang, { maximumFractionDigits: 3 }, Number(grams)) })

function packagingText(t: T, lang: Lang, goods: StoredGoods): string {
  const said = MATERIALS.filter((material) => goods[material] !== '')
  if (said.length === 0) return t('notSaid')
  if (said.every((material) => goods[material] === '0')) return t('none')
  return said.map((material) => weightText(t, lang, t(`material_${material}`), goods[material])).join(' · ')
}

const actionColumn = (t: T, { onEdit, onRemove }: Acts): Column<StoredGoods> => ({
  key: 'action',
  header: t('action'),
  onPhone: 'bare',
  cell: (goods) => (
    <Row gap={8} nowrap>
      <Button size={32} aria-label={t('editNamed', { sku: goods.sku })} onClick={() => onEdit(goods)}>
        {t('edit')}
      </Button>
      {onRemove && (
        <Button
          size={32}
          variant="subtle"
          aria-label={t('removeNamed', { sku: goods.sku })}
          onClick={() => onRemove(goods)}
        >
          {t('remove')}
        </Button>
      )}
    </Row>
  ),
})
