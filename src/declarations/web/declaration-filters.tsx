import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { countryName } from '#platform/shared/countries.ts'
import { SelectField } from '#platform/ui/field.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationView } from './declaration-view.ts'
import styles from './declarations.module.css'
import type { declarationsText } from './declarations.text.ts'

/** By what the declarations can be narrowed: only years and countries that have some. */
export function DeclarationFilters({
  view,
  years,
  countries,
  shownYear,
}: {
  view: DeclarationView
  years: readonly number[]
  countries: readonly string[]
  /** The calendar always shows one. */
  shownYear?: number | undefined
}) {
  const t = useText<typeof declarationsText>('declarations')
  const lang = useLang()
  const navigate = useNavigate()
  const narrow = (change: Partial<DeclarationView>) =>
    void navigate(paths.declaration({ ...view, ...change, page: 1 }))
  if (years.length === 0) return null
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('country')}
        value={view.country ?? ''}
        placeholder={t('any')}
        options={countries.map((value) => ({ value, label: countryName(value, lang) }))}
        onChange={(event) => narrow({ country: event.target.value || undefined })}
      />
      <SelectField
        label={t('year')}
        value={view.year ?? (shownYear === undefined ? '' : String(shownYear))}
        {...(shownYear === undefined && { placeholder: t('any') })}
        options={years.map((value) => ({ value: String(value), label: String(value) }))}
        onChange={(event) => narrow({ year: event.target.value || undefined })}
      />
    </div>
  )
}
