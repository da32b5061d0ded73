import { Link } from 'react-router'
import { countryName } from '#platform/shared/countries.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { paths } from '#platform/web/paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { VAT_COUNTRIES, type VatCountry } from './vat-countries.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-compliance-page.module.css'

/** Each country is a page of its own; the links work before any script does. */
export function CountryChooser({ country }: { country: VatCountry | undefined }) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const lang = useLang()
  return (
    <nav aria-label={t('chooser')}>
      <ul className={styles.countries}>
        <li>
          <Link to={paths.vatCompliance()} aria-current={country ? undefined : 'page'} preventScrollReset>
            {t('overview')}
          </Link>
        </li>
        {VAT_COUNTRIES.map((code) => (
          <li key={code}>
            <Link
              to={paths.vatCompliance(code)}
              aria-current={code === country ? 'page' : undefined}
              preventScrollReset
            >
              <Flag code={code} size={20} />
              {countryName(code, lang)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
