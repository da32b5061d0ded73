import { useNavigate } from 'react-router'
import { countryName } from '#platform/shared/countries.ts'
import { Button } from '#platform/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { DocumentKind } from '../document-kinds.ts'
import type { VaultView } from './vault-view.ts'
import styles from './vault.module.css'
import type { vaultText } from './vault.text.ts'

type Facet = readonly { value: string; count: number }[]

/** By what the list can be narrowed: only what there is, each with its number. */
export function DocumentFilters({
  view,
  facets,
}: {
  view: VaultView
  facets: { kinds: Facet; countries: Facet; persons: Facet; years: Facet }
}) {
  const t = useText<typeof vaultText>('vault')
  const lang = useLang()
  const navigate = useNavigate()
  const narrow = (change: Record<string, string | 1 | undefined>) =>
    void navigate(paths.documents({ ...view, ...change }))
  const choice = (
    name: 'kind' | 'country' | 'person' | 'year',
    facet: Facet,
    labelOf: (value: string) => string = (value) => value,
  ) =>
    facet.length > 0 && (
      <SelectField
        label={t(name)}
        value={view[name] ?? ''}
        placeholder={t('any')}
        options={facet.map(({ value, count }) => ({
          value,
          label: t('withCount', { name: labelOf(value), count }),
        }))}
        onChange={(event) => narrow({ [name]: event.target.value || undefined })}
      />
    )
  return (
    <div className={styles.filters}>
      {choice('kind', facets.kinds, (kind) => t(`kind_${kind as DocumentKind}`))}
      {choice('country', facets.countries, (code) => countryName(code, lang))}
      {choice('person', facets.persons)}
      {choice('year', facets.years)}
      <form
        key={view.keyword ?? ''}
        className={styles.find}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('keyword')
          narrow({ keyword: typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined })
        }}
      >
        <TextField
          name="keyword"
          label={t('keyword')}
          defaultValue={view.keyword ?? ''}
          maxLength={60}
          autoComplete="off"
        />
        <Button type="submit" icon={<IconSearch size={18} />}>
          {t('find')}
        </Button>
      </form>
      <div className={styles.checks}>
        <CheckField
          label={t('expiring')}
          checked={view.expiring === 1}
          onChange={(event) => narrow({ expiring: event.target.checked ? 1 : undefined, deleted: undefined })}
        />
        <CheckField
          label={t('deletedOnly')}
          checked={view.deleted === 1}
          onChange={(event) => void navigate(paths.documents(event.target.checked ? { deleted: 1 } : {}))}
        />
      </div>
    </div>
  )
}
