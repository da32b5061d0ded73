import { useNavigation } from 'react-router'
import type { OutputOf } from '#platform/shared/call.ts'
import type { Currency } from '#platform/shared/money.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Anchor } from '#platform/ui/link.tsx'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { type LoaderArgs, pageContextFrom } from '#platform/web/caller.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { productDetails, searchProducts } from '../contract.ts'
import type { catalogueText } from './catalogue.text.ts'
import type { servicesListText } from './services-list.text.ts'
import { CompareBar } from './compare-bar.tsx'
import { ProductRows } from './product-rows.tsx'
import { ServicesFilters } from './services-filters.tsx'
import { COMPARED_AT_MOST, readServicesQuery, servicesAddress, type ServicesQuery } from './services-query.ts'
import styles from './services-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['catalogue', 'services-list', 'compare', 'ui'] }

export async function loader({ context, request }: LoaderArgs) {
  const { call, currency: wanted, publicUrl, config } = pageContextFrom(context)
  const currency = wanted as Currency
  const { compare, ...filters } = readServicesQuery(new URL(request.url).searchParams)
  const [found, chosen] = await Promise.all([
    call(searchProducts, { ...filters, currency }),
    Promise.all(
      compare.map((code) =>
        // a service that is no longer sold leaves the comparison by itself
        call(productDetails, { code, currency }).then(
          ({ name }) => ({ code, name }),
          () => undefined,
        ),
      ),
    ),
  ])
  const compared = chosen.filter((one) => one !== undefined)
  const query: ServicesQuery = { ...filters, compare: compared.map(({ code }) => code) }
  const { category, country, page } = query
  const address = paths.services({ category, country, ...(page > 1 ? { page } : {}) })
  return {
    query,
    found,
    compared,
    currency,
    meta: { brand: config.brandName, url: `${publicUrl}${address}` },
  }
}

type Props = { loaderData: Awaited<ReturnType<typeof loader>> }
type Facets = OutputOf<typeof searchProducts>['facets']

export default function ServicesPage({ loaderData }: Props) {
  const { query, found, compared, currency, meta } = loaderData
  const t = useText<typeof servicesListText>('services-list')
  const c = useText<typeof catalogueText>('catalogue')
  const title = useTitle(query, found.facets)
  const busy = useNavigation().state === 'loading'
  return (
    <div className={styles.page}>
      <PageMeta title={title} description={t('servicesDescription')} {...meta} />
      <div className="page-width">
        <h1 className={styles.title}>{title}</h1>
        <p className="text-lead">{t('servicesLead')}</p>
        <ServicesFilters query={query} facets={found.facets} currency={currency} total={found.total} />
        <div aria-busy={busy} className={styles.results}>
          <div className={styles.count}>
            <output>
              {t('servicesFound', { count: found.total })}
              {found.corrected !== null && (
                <span className={styles.corrected}>{t('searchedInstead', { words: found.corrected })}</span>
              )}
            </output>
            {isNarrowed(query) && (
              <Anchor href={paths.services({ compare: query.compare.join(',') })} className={styles.clear}>
                {t('clearFilters')}
              </Anchor>
            )}
            <p className="text-second">{c('pricesNote')}</p>
          </div>
          {found.records.length > 0 ? (
            <ProductRows
              products={found.records}
              badges
              compare={{
                chosen: query.compare,
                full: query.compare.length >= COMPARED_AT_MOST,
                hrefOf: (codes) => servicesAddress(query, { compare: codes, page: query.page }),
              }}
            />
          ) : (
            <EmptyState
              title={t('nothingFound')}
              action={<ButtonLink href={paths.services()}>{c('showAll')}</ButtonLink>}
            >
              {t('nothingFoundText')}
            </EmptyState>
          )}
          {found.total > found.pageSize && (
            <Pager
              page={found.page}
              pageSize={found.pageSize}
              total={found.total}
              hrefOf={(page) => servicesAddress(query, { page })}
            />
          )}
        </div>
      </div>
      {compared.length > 0 && <CompareBar compared={compared} query={query} />}
    </div>
  )
}

function isNarrowed({ category, country, keyword, priceTo }: ServicesQuery): boolean {
  return [category, country, keyword, priceTo].some((value) => value !== undefined)
}

function useTitle({ category, country }: ServicesQuery, facets: Facets): string {
  const t = useText<typeof servicesListText>('services-list')
  const c = useText<typeof catalogueText>('catalogue')
  const inCategory = facets.categories.find(({ code }) => code === category)?.name
  const inCountry = facets.countries.find(({ code }) => code === country)?.name
  if (inCategory && inCountry) return t('servicesInFor', { category: inCategory, country: inCountry })
  if (inCategory) return t('servicesIn', { category: inCategory })
  return inCountry ? t('servicesFor', { country: inCountry }) : c('services')
}
