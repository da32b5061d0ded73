import type { OutputOf } from '#platform/shared/call.ts'
import { CURRENCIES, type Currency, money } from '#platform/shared/money.ts'
import { Button } from '#platform/ui/button.tsx'
import { SelectField, type SelectOption, TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { searchProducts } from '../contract.ts'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import type { catalogueText } from './catalogue.text.ts'
import type { servicesListText } from './services-list.text.ts'
import { priceSteps, type ServicesQuery } from './services-query.ts'
import { FiltersForm } from './services-filters-form.tsx'
import styles from './services-filters.module.css'

type Facets = OutputOf<typeof searchProducts>['facets']
type Props = { query: ServicesQuery; facets: Facets; currency: Currency; total: number }

const SHEET = 'service-filters'

/**
 * Search, filters and order as one plain GET form, so that it works without scripts. On a phone the filters are a sheet
 * (a native popover); on a desk the same element is a row.
 */
export function ServicesFilters({ query, facets, currency, total }: Props) {
  const t = useText<typeof servicesListText>('services-list')
  const { category, country, priceTo } = query
  const count = [category, country, priceTo].filter((value) => value !== undefined).length
  return (
    <FiltersForm query={query} currency={currency} className={styles.form}>
      <div className={styles.search}>
        <TextField
          className={styles.keyword}
          type="search"
          name="keyword"
          label={t('searchLabel')}
          hideLabel
          placeholder={t('searchPlaceholder')}
          defaultValue={query.keyword ?? ''}
          maxLength={80}
          start={<IconSearch size={18} />}
        />
        {/* for the pointer: by keyboard, Enter in the field does the same with one stop less */}
        <Button type="submit" tabIndex={-1} className={styles.searchButton}>
          {t('search')}
        </Button>
      </div>
      <div className={styles.row}>
        <button type="button" popoverTarget={SHEET} className={styles.open}>
          {count > 0 ? t('filtersChosen', { count }) : t('filters')}
        </button>
        <div id={SHEET} popover="auto" className={styles.sheet} role="group" aria-label={t('filters')}>
          <Selects query={query} facets={facets} currency={currency} />
          <button type="button" popoverTarget={SHEET} popoverTargetAction="hide" className={styles.done}>
            {t('showFound', { count: total })}
          </button>
        </div>
        <SortField query={query} />
        <noscript>
          <Button type="submit">{t('applyFilters')}</Button>
        </noscript>
      </div>
    </FiltersForm>
  )
}

function Selects({ query, facets, currency }: Omit<Props, 'total'>) {
  const t = useText<typeof servicesListText>('services-list')
  const c = useText<typeof catalogueText>('catalogue')
  const counted = ({ code, name, count }: Facets['categories'][number]) => ({
    value: code,
    label: t('counted', { name, count }),
  })
  const limits = usePriceLimits(query, facets, currency)
  return (
    <>
      <SelectField
        name="category"
        label={c('category')}
        defaultValue={query.category ?? ''}
        placeholder={t('all')}
        options={facets.categories.map(counted)}
      />
      <SelectField
        name="country"
        label={t('country')}
        defaultValue={query.country ?? ''}
        placeholder={t('all')}
        options={facets.countries.map(counted)}
      />
      <SelectField
        name="priceTo"
        label={c('price')}
        defaultValue={query.priceTo ?? ''}
        placeholder={t('anyPrice')}
        options={limits}
      />
      <SelectField
        name="currency"
        label={c('currency')}
        defaultValue={currency}
        options={CURRENCIES.map((code) => ({ value: code, label: code }))}
      />
    </>
  )
}

function usePriceLimits(query: ServicesQuery, { price }: Facets, currency: Currency): SelectOption[] {
  const t = useText<typeof servicesListText>('services-list')
  const lang = useLang()
  const steps = price ? priceSteps({ min: price.min.amount, max: price.max.amount }, currency) : []
  const limit = query.priceTo
  const shown = limit !== undefined && !steps.includes(limit) ? [...steps, limit] : steps
  return shown.map((amount) => ({
    value: String(amount),
    label: t('upTo', { price: formatShortMoney(money(amount, currency), lang) }),
  }))
}

function SortField({ query }: { query: ServicesQuery }) {
  const t = useText<typeof servicesListText>('services-list')
  const sorts = [
    ...(query.keyword ? [{ value: 'relevance', label: t('sortRelevance') }] : []),
    { value: 'popular', label: t('sortPopular') },
    { value: 'fastest', label: t('sortFastest') },
    { value: 'priceAsc', label: t('sortPriceAsc') },
    { value: 'priceDesc', label: t('sortPriceDesc') },
    { value: 'name', label: t('sortName') },
  ]
  return (
    <SelectField
      className={styles.sort}
      name="sort"
      label={t('sort')}
      defaultValue={query.sort ?? (query.keyword ? 'relevance' : 'popular')}
      options={sorts}
    />
  )
}
