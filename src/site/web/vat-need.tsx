import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { useText } from '#platform/web/text.ts'
import type { VatCountry } from './vat-countries.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-compliance-page.module.css'

const NEEDS = ['needStock', 'needSales', 'needImport', 'needMarketplace'] as const
const DUTIES = ['afterReturns', 'afterPay', 'afterRecords', 'afterEnd'] as const

/** What makes a number necessary, each with its law. The United Kingdom has a law of its own. */
export function WhenNeeded({ country }: { country: VatCountry | undefined }) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const shown = country === 'GB' ? NEEDS.filter((need) => need !== 'needSales') : NEEDS
  return (
    <section>
      <SectionHeading title={t('needTitle')} />
      <ul className={styles.points}>
        {shown.map((need) => (
          <li key={need}>
            <p>{t(need)}</p>
            {country !== 'GB' && (
              <p className={styles.source}>{t('source', { source: t(`${need}Source`) })}</p>
            )}
          </li>
        ))}
        {(country === 'GB' || country === undefined) && (
          <li>
            <p>{t('needGb')}</p>
          </li>
        )}
      </ul>
    </section>
  )
}

export function AfterRegistering() {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  return (
    <section>
      <SectionHeading title={t('afterTitle')} />
      <ul className={styles.points}>
        {DUTIES.map((duty) => (
          <li key={duty}>{t(duty)}</li>
        ))}
      </ul>
    </section>
  )
}
