import { Link } from 'react-router'
import { countryName } from '#platform/shared/countries.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { EXPLAINED_COUNTRIES, OTHER_COUNTRIES, type VatCountry } from './vat-countries.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-compliance-page.module.css'

/** Each country is a page of its own; the links work without scripts. */
export function CountryChooser({ country }: { country: VatCountry | undefined }) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  return (
    <nav aria-label={t('chooser')}>
      <ul className={styles.countries}>
        <li>
          <Link to={paths.vatCompliance()} aria-current={country ? undefined : 'page'} preventScrollReset>
            {t('overview')}
          </Link>
        </li>
        {EXPLAINED_COUNTRIES.map((code) => (
          <CountryLink key={code} code={code} current={country} />
        ))}
      </ul>
      <details className={styles.others} open={OTHER_COUNTRIES.some((code) => code === country)}>
        <summary>{t('otherCountries')}</summary>
        <ul className={styles.countries}>
          {OTHER_COUNTRIES.map((code) => (
            <CountryLink key={code} code={code} current={country} />
          ))}
        </ul>
      </details>
    </nav>
  )
}

function CountryLink({ code, current }: { code: VatCountry; current: VatCountry | undefined }) {
  const lang = useLang()
  return (
    <li>
      <Link
        to={paths.vatCompliance(code)}
        aria-current={code === current ? 'page' : undefined}
        preventScrollReset
      >
        <Flag code={code} size={20} />
        {countryName(code, lang)}
      </Link>
    </li>
  )
}
