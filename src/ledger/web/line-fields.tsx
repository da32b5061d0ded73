import type { ReactNode } from 'react'
import { countryName } from '#platform/shared/countries.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import { SelectField, TextField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { SellerLine } from '../contract.ts'
import { isKindIn, isReverseCharged, kindsIn, ofCustoms } from '../kinds-in-country.ts'
import { LEDGER_KINDS, type LedgerKind } from '../ledger-line.ts'
import { usualCurrency } from '../usual-currency.ts'
import { countriesFirst } from './countries-first.ts'
import styles from './ledger.module.css'
import type { ledgerText } from './ledger.text.ts'
import { paperOf } from './paper-of.ts'

type Chosen = { country: string; kind: LedgerKind }

type Props = {
  line: Omit<SellerLine, 'status'> | undefined
  chosen: Chosen
  /** States in which the company has a VAT number. */
  registered: readonly string[]
  onChoose: (chosen: Chosen) => void
  errors: Record<string, string>
  /** What is said to the seller is left out. */
  forStaff?: boolean
  /** The document itself. */
  children?: ReactNode
}

/** What is read off a document. Which kinds there are depends on the country. */
export function LineFields({ line, chosen, registered, onChoose, errors, forStaff, children }: Props) {
  const t = useText<typeof ledgerText>('ledger')
  const lang = useLang()
  const { country, kind } = chosen
  const countries = countriesFirst(registered, lang).map((value) => ({
    value,
    label: countryName(value, lang),
  }))
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('country')}
          value={country}
          options={countries}
          help={forStaff || registered.includes(country) ? undefined : t('noNumber')}
          error={errors['country']}
          onChange={({ target: { value } }) =>
            onChoose({ country: value, kind: isKindIn(kind, value) ? kind : 'PURCHASE' })
          }
        />
        <SelectField
          label={t('kind')}
          value={kind}
          options={kindsIn(country).map((value) => ({ value, label: t(`kind_${value}`) }))}
          error={errors['kind']}
          onChange={({ target: { value } }) =>
            onChoose({ country, kind: LEDGER_KINDS.find((one) => one === value) ?? 'PURCHASE' })
          }
        />
      </div>
      {!forStaff && <p>{t(`paper_${paperOf(kind, country)}`)}</p>}
      {children}
      <Named line={line} chosen={chosen} errors={errors} />
      <Amounts key={country} line={line} chosen={chosen} errors={errors} />
    </>
  )
}

function Named({ line, chosen: { country, kind }, errors }: Pick<Props, 'line' | 'chosen' | 'errors'>) {
  const t = useText<typeof ledgerText>('ledger')
  const isLater = line !== undefined && line.month !== line.date.slice(0, 7)
  return (
    <div className={styles.pair}>
      <TextField
        name="supplier"
        label={t('supplier')}
        help={t('supplierHelp')}
        maxLength={200}
        autoComplete="off"
        defaultValue={line?.supplier}
        error={errors['supplier']}
      />
      <TextField
        name="number"
        label={t('number')}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        defaultValue={line?.number}
        error={errors['number']}
      />
      {!ofCustoms(kind) && (
        <TextField
          name="supplierNumber"
          label={t('supplierNumber')}
          optional
          help={country === 'PL' ? t('supplierNumberHelp') : undefined}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          defaultValue={line?.supplierNumber}
          error={errors['supplierNumber']}
        />
      )}
      {country === 'PL' && !ofCustoms(kind) && (
        <TextField
          name="ksef"
          label={t('ksef')}
          optional
          help={t('ksefHelp')}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          defaultValue={line?.ksef}
          error={errors['ksef']}
        />
      )}
      <TextField type="date" name="date" label={t('date')} defaultValue={line?.date} error={errors['date']} />
      <TextField
        name="month"
        label={t('month')}
        optional
        help={t('monthHelp')}
        maxLength={7}
        autoComplete="off"
        defaultValue={isLater ? line.month : ''}
        error={errors['month']}
      />
    </div>
  )
}

function Amounts({ line, chosen: { country, kind }, errors }: Pick<Props, 'line' | 'chosen' | 'errors'>) {
  const t = useText<typeof ledgerText>('ledger')
  const own = line?.country === country ? line : undefined
  const shown = (amount: number | undefined) =>
    line && amount !== undefined ? plainAmount({ amount, currency: line.currency }) : undefined
  return (
    <div className={styles.amounts}>
      <TextField
        name="currency"
        label={t('currency')}
        maxLength={3}
        autoComplete="off"
        spellCheck={false}
        defaultValue={own?.currency ?? usualCurrency(country)}
        error={errors['currency']}
      />
      <TextField
        name="net"
        inputMode="decimal"
        label={t('net')}
        help={t('netHelp')}
        maxLength={20}
        autoComplete="off"
        defaultValue={shown(line?.net)}
        error={errors['net']}
      />
      {!isReverseCharged(kind) && (
        <TextField
          name="vat"
          inputMode="decimal"
          label={t('vat')}
          help={t('vatHelp')}
          maxLength={20}
          autoComplete="off"
          defaultValue={shown(line?.vat)}
          error={errors['vat']}
        />
      )}
    </div>
  )
}
