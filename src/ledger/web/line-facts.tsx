import { countryName } from '#platform/shared/countries.ts'
import { formatPercent } from '#platform/shared/format-number.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Money } from '#platform/ui/money.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { SellerLine } from '../contract.ts'
import { LEGS } from '../kinds-in-country.ts'
import type { ledgerText } from './ledger.text.ts'

/** What a line says, as sellers and staff read it; a page with it names the texts `ledger`. */
export function LineFacts({ line }: { line: Omit<SellerLine, 'status'> }) {
  const t = useText<typeof ledgerText>('ledger')
  const lang = useLang()
  const { country, kind, date, month, currency, net, vat, deductible, basisPoints, document } = line
  const file = { label: t('file'), value: document.name }
  const items = [
    { label: t('supplier'), value: line.supplier },
    ...(line.supplierNumber === '' ? [] : [{ label: t('supplierNumber'), value: line.supplierNumber }]),
    { label: t('number'), value: line.number },
    ...(line.ksef === '' ? [] : [{ label: t('ksef'), value: line.ksef }]),
    { label: t('kind'), value: t(`kind_${kind}`) },
    { label: t('country'), value: countryName(country, lang) },
    { label: t('dated'), value: <DateText value={date} format="full" /> },
    { label: t('columnMonth'), value: <DateText value={`${month}-01`} format="month" /> },
    { label: t('columnNet'), value: <Money value={{ amount: net, currency }} /> },
    { label: t('rate'), value: formatPercent(basisPoints / 100, lang) },
    { label: t('columnVat'), value: <Money value={{ amount: vat, currency }} /> },
    { label: t('deductible'), value: <Money value={{ amount: deductible, currency }} strong /> },
    file,
  ]
  const known = [
    { label: t('country'), value: countryName(country, lang) },
    { label: t('sentOn'), value: <DateText value={line.createdAt} format="full" /> },
    file,
  ]
  return (
    <>
      <Facts items={line.typed ? items : known} />
      {line.typed && LEGS[kind] === 'OUTPUT_AND_INPUT' && <p>{t('owedToo')}</p>}
    </>
  )
}
