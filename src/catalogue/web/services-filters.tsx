import type { OutputOf } from '#platform/shared/call.ts'
import { CURRENCIES, type Currency, money } from '#platform/shared/money.ts'
import { Anchor } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { searchProducts } from '../contract.ts'
import { formatShortMoney } from '#platform/shared/format-money.ts'
import type { catalogueText } from './catalogue.text.ts'
import type { servicesListText } from './services-list.text.ts'
import { type Chip, ChipRow } from './chip-row.tsx'
import { priceSteps, servicesAddress, type ServicesQuery, without } from './services-query.ts'
import styles from './services-page.module.css'

type Facets = OutputOf<typeof searchProducts>['facets']
type Props = { query: ServicesQuery; facets: Facets; currency: Currency }

/** This many countries are shown; the others are collapsed. */
const COUNTRIES_SHOWN = 9

/** The filters of the list. Every choice is a link, which works without scripts and can be shared. */
export function ServicesFilters({ query, facets, currency }: Props) {
  const t = useText<typeof servicesListText>('services-list')
  const { category, country, keyword, priceTo } = query
  const narrowed = [category, country, keyword, priceTo].some((value) => value !== undefined)
  return (
    <div className={styles.filters}>
      <CategoryFilter query={query} facets={facets} />
      <CountryFilter query={query} facets={facets} />
      <PriceFilter query={query} facets={facets} currency={currency} />
      <OrderAndCurrency query={query} currency={currency} />
      {narrowed && (
        <p className={styles.clear}>
          <Anchor href={paths.services({ compare: query.compare.join(',') })}>{t('clearFilters')}</Anchor>
        </p>
      )}
    </div>
  )
}

type FacetKey = 'category' | 'country'

function useFacetChips(query: ServicesQuery, key: FacetKey) {
  const t = useText<typeof servicesListText>('services-list')
  const all: Chip = {
    key: 'all',
    href: servicesAddress(without({ ...query, page: 1 }, key)),
    label: t('all'),
    chosen: query[key] === undefined,
  }
  const chipOf = ({ code, name, count }: Facets['categories'][number]): Chip => ({
    key: code,
    href: servicesAddress(query, { [key]: code }),
    label: name,
    detail: count,
    chosen: query[key] === code,
  })
  return { all, chipOf }
}

function CategoryFilter({ query, facets }: Omit<Props, 'currency'>) {
  const c = useText<typeof catalogueText>('catalogue')
  const { all, chipOf } = useFacetChips(query, 'category')
  return <ChipRow name={c('category')} chips={[all, ...facets.categories.map(chipOf)]} scroll />
}

function CountryFilter({ query, facets }: Omit<Props, 'currency'>) {
  const t = useText<typeof servicesListText>('services-list')
  const { all, chipOf } = useFacetChips(query, 'country')
  const chips = facets.countries.map(chipOf)
  const rest = chips.slice(COUNTRIES_SHOWN)
  return (
    <ChipRow
      name={t('country')}
      chips={[all, ...chips.slice(0, COUNTRIES_SHOWN)]}
      scroll
      {...(rest.length > 0 && {
        more: {
          label: t('moreCountries', { count: rest.length }),
          chips: rest,
          open: rest.some((chip) => chip.chosen),
        },
      })}
    />
  )
}

function PriceFilter({ query, facets, currency }: Props) {
  const t = useText<typeof servicesListText>('services-list')
  const c = useText<typeof catalogueText>('catalogue')
  const lang = useLang()
  if (!facets.price) return null
  const range = { min: facets.price.min.amount, max: facets.price.max.amount }
  const steps = priceSteps(range, currency)
  const limit = query.priceTo
  const shown = limit !== undefined && !steps.includes(limit) ? [...steps, limit] : steps
  if (shown.length === 0) return null
  return (
    <ChipRow
      name={c('price')}
      scroll
      chips={[
        {
          key: 'any',
          href: servicesAddress(without({ ...query, page: 1 }, 'priceTo')),
          label: t('anyPrice'),
          chosen: limit === undefined,
        },
        ...shown.map((amount) => ({
          key: String(amount),
          href: servicesAddress(query, { priceTo: amount }),
          label: t('upTo', { price: formatShortMoney(money(amount, currency), lang) }),
          chosen: limit === amount,
        })),
      ]}
    />
  )
}

function OrderAndCurrency({ query, currency }: Pick<Props, 'query' | 'currency'>) {
  const t = useText<typeof servicesListText>('services-list')
  const c = useText<typeof catalogueText>('catalogue')
  const usual = query.keyword ? 'relevance' : 'popular'
  const sorts = [
    ...(query.keyword ? ([['relevance', t('sortRelevance')]] as const) : []),
    ['popular', t('sortPopular')],
    ['fastest', t('sortFastest')],
    ['priceAsc', t('sortPriceAsc')],
    ['priceDesc', t('sortPriceDesc')],
    ['name', t('sortName')],
  ] as const
  const plain = without({ ...query, page: 1 }, 'sort')
  return (
    <>
      <ChipRow
        name={t('sort')}
        scroll
        chips={sorts.map(([sort, label]) => ({
          key: sort,
          href: servicesAddress(sort === usual ? plain : { ...plain, sort }),
          label,
          chosen: (query.sort ?? usual) === sort,
        }))}
      />
      <ChipRow
        name={c('currency')}
        scroll
        chips={CURRENCIES.map((code) => ({
          key: code,
          // limits are per currency, so another currency drops them
          href: servicesAddress({ ...without({ ...query, page: 1 }, 'priceTo'), currency: code }),
          label: code,
          chosen: code === currency,
        }))}
      />
    </>
  )
}
