import { Form, useNavigation } from 'react-router'
import type { Currency } from '#platform/shared/money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { type LoaderArgs, pageContextFrom } from '#platform/web/caller.ts'
import { paths } from '#platform/web/paths.ts'
import { useText } from '#platform/web/text.ts'
import { searchProducts } from '../contract.ts'
import type { catalogueText } from './catalogue.text.ts'
import { type Chip, ChipRow } from './chip-row.tsx'
import { ProductRows } from './product-rows.tsx'
import { readServicesQuery, type ServicesQuery } from './services-query.ts'
import styles from './services-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['catalogue', 'ui'] }

export async function loader({ context, request }: LoaderArgs) {
  const { call, currency, publicUrl, config } = pageContextFrom(context)
  const query = readServicesQuery(new URL(request.url).searchParams)
  const found = await call(searchProducts, { ...query, currency: currency as Currency })
  const { category, country, page } = query
  const address = paths.services({ category, country, ...(page > 1 ? { page } : {}) })
  return { query, found, meta: { brand: config.brandName, url: `${publicUrl}${address}` } }
}

type Props = { loaderData: Awaited<ReturnType<typeof loader>> }

export default function ServicesPage({ loaderData: { query, found, meta } }: Props) {
  const t = useText<typeof catalogueText>('catalogue')
  const title = useTitle(query, found.facets)
  const busy = useNavigation().state === 'loading'
  return (
    <div className={styles.page}>
      <PageMeta title={title} description={t('servicesDescription')} {...meta} />
      <div className="page-width">
        <h1 className={styles.title}>{title}</h1>
        <p className="text-lead">{t('servicesLead')}</p>
        <SearchForm query={query} />
        <Filters query={query} facets={found.facets} />
        <div aria-busy={busy} className={styles.results}>
          <div className={styles.count}>
            <output>{t('servicesFound', { count: found.total })}</output>
            <p className="text-second">{t('pricesNote')}</p>
          </div>
          {found.records.length > 0 ? (
            <ProductRows products={found.records} badges />
          ) : (
            <EmptyState
              title={t('nothingFound')}
              action={<ButtonLink href={paths.services()}>{t('showAll')}</ButtonLink>}
            >
              {t('nothingFoundText')}
            </EmptyState>
          )}
          {found.total > found.pageSize && (
            <Pager
              page={found.page}
              pageSize={found.pageSize}
              total={found.total}
              hrefOf={(page) => paths.services({ ...query, page })}
            />
          )}
        </div>
      </div>
    </div>
  )
}

type Facets = Props['loaderData']['found']['facets']

function useTitle({ category, country }: ServicesQuery, facets: Facets): string {
  const t = useText<typeof catalogueText>('catalogue')
  const inCategory = facets.categories.find(({ code }) => code === category)?.name
  const inCountry = facets.countries.find(({ code }) => code === country)?.name
  if (inCategory && inCountry) return t('servicesInFor', { category: inCategory, country: inCountry })
  if (inCategory) return t('servicesIn', { category: inCategory })
  return inCountry ? t('servicesFor', { country: inCountry }) : t('services')
}

function SearchForm({ query }: { query: ServicesQuery }) {
  const t = useText<typeof catalogueText>('catalogue')
  const kept = { category: query.category, country: query.country, sort: query.sort }
  return (
    <search>
      <Form action={paths.services()} className={styles.search} key={query.keyword}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
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
        <Button type="submit" className={styles.searchButton}>
          {t('search')}
        </Button>
      </Form>
    </search>
  )
}

function Filters({ query, facets }: { query: ServicesQuery; facets: Facets }) {
  const t = useText<typeof catalogueText>('catalogue')
  const first = { page: undefined }
  const chipsOf = (key: 'category' | 'country', values: Facets['categories']): Chip[] => [
    {
      key: 'all',
      href: paths.services({ ...query, ...first, [key]: undefined }),
      label: t('all'),
      chosen: query[key] === undefined,
    },
    ...values.map(({ code, name, count }) => ({
      key: code,
      href: paths.services({ ...query, ...first, [key]: code }),
      label: name,
      detail: count,
      chosen: query[key] === code,
    })),
  ]
  const sorts = [
    ['popular', t('sortPopular')],
    ['fastest', t('sortFastest')],
    ['priceAsc', t('sortPriceAsc')],
    ['priceDesc', t('sortPriceDesc')],
  ] as const
  return (
    <div className={styles.filters}>
      <ChipRow name={t('category')} chips={chipsOf('category', facets.categories)} />
      <ChipRow name={t('country')} chips={chipsOf('country', facets.countries)} />
      <ChipRow
        name={t('sort')}
        chips={sorts.map(([sort, label]) => ({
          key: sort,
          href: paths.services({ ...query, ...first, sort: sort === 'popular' ? undefined : sort }),
          label,
          chosen: (query.sort ?? 'popular') === sort,
        }))}
      />
    </div>
  )
}
