import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { countryName } from '#platform/shared/countries.ts'
import { Flag } from '#platform/ui/flag.tsx'
import type { Column } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import styles from '../declarations-staff.module.css'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'

type Declared = { company: string; number: string; country: string; period: string }

/** Whose tax it is, and of which declaration. */
export function useWhoseColumns<Row extends Declared>(): Column<Row>[] {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  return [
    {
      key: 'company',
      header: t('company'),
      primary: true,
      named: true,
      cell: ({ company, number }) => (
        <TwoLines second={number}>
          <b>{company}</b>
        </TwoLines>
      ),
    },
    {
      key: 'declaration',
      header: t('declaration'),
      cell: ({ country, period }) => (
        <TwoLines second={period}>
          <span className={styles.place}>
            <Flag code={country} size={18} />
            {countryName(country, lang)}
          </span>
        </TwoLines>
      ),
    },
  ]
}
