import { countryName } from '#platform/shared/countries.ts'
import { joinNames } from '#platform/shared/join-names.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { missingPricesText } from '../missing-prices.text.ts'
import styles from './findings.module.css'

type Missing = DeclarationDetail['movementsWithoutPrice']
type One = Missing['records'][number]
/** Where prices are entered; with a SKU, the price of that one. */
type HrefOf = (sku?: string) => string

/** Movements are in no return until somebody says what the goods cost: which goods. */
export function MissingPrices({ missing, hrefOf }: { missing: Missing; hrefOf: HrefOf }) {
  const t = useText<typeof missingPricesText>('missing-prices')
  const columns = useColumns(hrefOf)
  const { count, skus, records } = missing
  if (count === 0) return null
  return (
    <Card title={t('title', { count })} aside={<Link href={hrefOf()}>{t('all')}</Link>} flush>
      <p className={styles.lead}>
        {t('lead')} {skus > records.length && t('more', { shown: records.length, total: skus })}
      </p>
      <Table
        caption={t('title', { count })}
        columns={columns}
        rows={records}
        rowKey={({ sku }) => sku}
        dense
      />
    </Card>
  )
}

function useColumns(hrefOf: HrefOf): Column<One>[] {
  const t = useText<typeof missingPricesText>('missing-prices')
  const lang = useLang()
  return [
    {
      key: 'sku',
      header: t('sku'),
      primary: true,
      named: true,
      cell: ({ sku }) => (sku === '' ? t('noSku') : <b>{sku}</b>),
    },
    {
      key: 'from',
      header: t('from'),
      cell: ({ departs }) =>
        joinNames(
          departs.map((code) => countryName(code, lang)),
          lang,
        ),
    },
    { key: 'movements', header: t('movements'), numeric: true, cell: ({ movements }) => movements },
    {
      key: 'action',
      header: t('action'),
      onPhone: 'bare',
      cell: ({ sku }) =>
        sku !== '' && (
          <ButtonLink size={32} href={hrefOf(sku)} aria-label={t('enterNamed', { sku })}>
            {t('enter')}
          </ButtonLink>
        ),
    },
  ]
}
