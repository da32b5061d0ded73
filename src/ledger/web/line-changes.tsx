import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { SellerLine } from '../contract.ts'
import { LEDGER_KINDS } from '../ledger-line.ts'
import { currenciesOf, type Currencies, type LineChange } from '../line-changes.ts'
import styles from './ledger.module.css'
import type { ledgerText } from './ledger.text.ts'

type Shown = Pick<SellerLine, 'changes' | 'currency'>
type T = Translate<typeof ledgerText>

/** What was changed, by whom: a page with it names the texts `ledger`. */
export function LineChanges({ line }: { line: Shown }) {
  const t = useText<typeof ledgerText>('ledger')
  const lang = useLang()
  const currencies = currenciesOf(line)
  return (['staff', 'seller'] as const).map((who) => {
    const changes = line.changes.filter(({ by }) => by === who)
    if (changes.length === 0) return null
    return (
      <Notice key={who} title={t(who === 'staff' ? 'changesByStaff' : 'changesBySeller')}>
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change.field}>
              {t(LABELS[change.field])}: {wordOf(change, currencies, t, lang)}
            </li>
          ))}
        </ul>
      </Notice>
    )
  })
}

const LABELS = {
  country: 'country',
  kind: 'kind',
  supplier: 'supplier',
  number: 'number',
  supplierNumber: 'supplierNumber',
  ksef: 'ksef',
  date: 'date',
  month: 'columnMonth',
  currency: 'currency',
  net: 'net',
  vat: 'vat',
  document: 'file',
} as const satisfies Record<LineChange['field'], string>

function wordOf({ field, from, to }: LineChange, currencies: Currencies, t: T, lang: Lang): string {
  if (field === 'document') return t('changeOfFile')
  const word = (value: string, currency: string): string => {
    if (value === '') return t('changeEmpty')
    if (field === 'net' || field === 'vat') return formatMoney({ amount: Number(value), currency }, lang)
    if (field === 'country') return countryName(value, lang)
    if (field === 'date') return formatDay(value, lang, 'medium')
    if (field === 'month') return value.slice(0, 7)
    const kind = field === 'kind' ? LEDGER_KINDS.find((one) => one === value) : undefined
    return kind ? t(`kind_${kind}`) : value
  }
  return t('changeOf', { from: word(from, currencies.from), to: word(to, currencies.to) })
}
