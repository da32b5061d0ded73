import { Band } from '#platform/ui/layout.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { Link } from '#platform/ui/link.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { VatCountry } from '#vat/contract.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-data.module.css'
import { VatFiling } from './vat-filing.tsx'
import { VatRatesTable } from './vat-rates-table.tsx'
import { VatThresholds } from './vat-thresholds.tsx'
import { VatTimeline } from './vat-timeline.tsx'

/** The VAT of one country from the tax data: rates, returns, thresholds, each with its source. */
export function VatData({ facts, name }: { facts: VatCountry; name: string }) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  return (
    <>
      <Band>
        <SectionHeading
          title={t('ratesTitle', { country: name })}
          aside={
            <Link href="#calculator" look="alone">
              {t('toCalculator')}
            </Link>
          }
        />
        <Rates facts={facts} />
      </Band>
      <Band ground="bg">
        <SectionHeading title={t('filingTitle')} />
        <VatFiling country={facts.country} filing={facts.filing} />
        {facts.thresholds.length > 0 && (
          <div className={styles.part}>
            <h3>{t('thresholdsTitle')}</h3>
            <VatThresholds thresholds={facts.thresholds} />
          </div>
        )}
        <p className={styles.review}>{t('review')}</p>
      </Band>
    </>
  )
}

function Rates({ facts }: { facts: VatCountry }) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const lang = useLang()
  const { rates, today, currencies, begins, vatName, notes, territories } = facts
  const holds = ({ from, until }: { from: string | null; until: string | null }) =>
    (from ?? '') <= today && (until === null || today <= until)
  const now = rates.filter(holds)
  const others = rates.filter((row) => !holds(row))
  return (
    <>
      <p className={styles.lead}>
        {t('ratesLead', {
          tax: vatName,
          currency: currencies.find(holds)?.code ?? '',
          begins: formatDay(begins, lang, 'full'),
        })}
      </p>
      <VatTimeline
        rows={rates.filter(({ category }) => category === 'standard')}
        begins={begins}
        today={today}
      />
      <VatRatesTable country={facts.country} rows={now} today={today} />
      {others.length > 0 && (
        <details className={styles.former}>
          <summary>{t('formerRates')}</summary>
          <VatRatesTable country={facts.country} rows={others} today={today} />
        </details>
      )}
      <TerritoriesAndNotes territories={territories} notes={notes} />
    </>
  )
}

function TerritoriesAndNotes({ territories, notes }: Pick<VatCountry, 'territories' | 'notes'>) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  return (
    <div className={styles.two}>
      {territories.length > 0 && (
        <div>
          <h3>{t('territories')}</h3>
          <ul>
            {territories.map((one) => (
              <li key={one.name}>
                {one.name}
                <span className={styles.small}>
                  {one.outside ? t('outside') : t('ownRates')}
                  {one.localTax && ` (${one.localTax})`}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div>
          <h3>{t('notes')}</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
