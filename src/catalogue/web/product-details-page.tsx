import { useRouteLoaderData } from 'react-router'
import type { Currency } from '#platform/shared/money.ts'
import { Flag } from '#platform/ui/flag.tsx'
import { formatDayRange } from '#platform/shared/day-text.ts'
import { IconCheck, IconChevronRight } from '#platform/ui/icons.ts'
import { Anchor } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { type LoaderArgs, type PageContext, pageContextFrom } from '#platform/web/caller.ts'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { productDetails, productPrice } from '../contract.ts'
import { pairsFromOptions } from '../option-pairs.ts'
import type { catalogueText } from './catalogue.text.ts'
import { PriceCard } from './price-card.tsx'
import { ProductOptions } from './product-options.tsx'
import { ProductProcess } from './product-process.tsx'
import { AboutProduct, FormAndDocuments, Questions, Related } from './product-sections.tsx'
import { Requirements } from './requirements.tsx'
import { structuredData } from './structured-data.ts'
import styles from './product-details-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['catalogue', 'buy', 'ui'] }

export async function loader({ context, request }: LoaderArgs) {
  const { call, currency: wanted, publicUrl, config } = pageContextFrom(context)
  const search = new URL(request.url).searchParams
  const currency = wanted as Currency
  const key = search.get('id') ? { id: search.get('id') ?? '' } : { code: search.get('code') ?? '' }
  const product = await call(productDetails, { ...key, currency })
  const { price, choiceGone } = await priceOf(search.getAll('option'), product.price, (option) =>
    call(productPrice, { id: product.id, option, currency }),
  )
  return {
    product,
    price,
    choiceGone,
    chosen: pairsFromOptions(price.options),
    meta: { brand: config.brandName, url: `${publicUrl}${paths.product(product.code)}` },
  }
}

type Price = { options: Record<string, string> }

/** An old link may name a choice that no longer exists: the page then shows the default and says so. */
async function priceOf<P extends Price>(option: string[], usual: P, ask: (option: string[]) => Promise<P>) {
  if (option.length === 0) return { price: usual, choiceGone: false }
  try {
    return { price: await ask(option), choiceGone: false }
  } catch (refusal) {
    if (refusal instanceof Response && [400, 422].includes(refusal.status))
      return { price: usual, choiceGone: true }
    throw refusal
  }
}

export type ProductPageData = Awaited<ReturnType<typeof loader>>

export default function ProductDetailsPage({ loaderData }: { loaderData: ProductPageData }) {
  const t = useText<typeof catalogueText>('catalogue')
  const { product, price, meta, chosen, choiceGone } = loaderData
  const brand = (useRouteLoaderData('root') as Pick<PageContext, 'config'> | undefined)?.config.brandName
  return (
    <div className={styles.page}>
      <PageMeta title={product.name} description={product.lead} {...meta} />
      <script type="application/ld+json" suppressHydrationWarning>
        {structuredData(product, meta)}
      </script>
      <div className="page-width">
        <Breadcrumb product={product} />
        <div className={styles.top}>
          <div className={styles.heading}>
            <Heading product={product} />
            {choiceGone && <Notice className={styles.notice}>{t('choiceGone')}</Notice>}
          </div>
          <div className={styles.side}>
            <PriceCard
              product={product}
              price={price}
              chosen={chosen}
              expectedFinish={useExpectedFinish(product)}
            />
          </div>
          <div className={styles.options}>
            <ProductOptions product={product} chosen={price.options} />
          </div>
        </div>
      </div>
      <ProductProcess product={product} chosen={price.options} agency={brand ?? ''} />
      <Requirements product={product} />
      <AboutProduct product={product} />
      <FormAndDocuments product={product} />
      <Questions product={product} />
      <Related product={product} />
    </div>
  )
}

function useExpectedFinish({ expectedFinish: { low, high } }: ProductPageData['product']): string {
  return formatDayRange(low, high, useLang())
}

function Breadcrumb({ product }: { product: ProductPageData['product'] }) {
  const t = useText<typeof catalogueText>('catalogue')
  const { category, categoryName, country, countryName } = product
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.breadcrumb}>
        <li>
          <Anchor href={paths.services()}>{t('services')}</Anchor>
          <IconChevronRight size={14} />
        </li>
        <li>
          <Anchor href={paths.services({ category })}>{categoryName}</Anchor>
          <IconChevronRight size={14} />
        </li>
        <li>
          <Anchor href={paths.services({ category, country })}>{countryName}</Anchor>
        </li>
      </ol>
    </nav>
  )
}

function Heading({ product }: { product: ProductPageData['product'] }) {
  const t = useText<typeof catalogueText>('catalogue')
  return (
    <>
      <div className={styles.titleRow}>
        <Flag code={product.country} size={36} />
        <h1 className={styles.title}>{product.name}</h1>
      </div>
      <p className={styles.lead}>{product.lead}</p>
      <ul className={styles.ticks} aria-label={t('whatYouGet')}>
        {product.deliverables.slice(0, 3).map((deliverable) => (
          <li key={deliverable}>
            <IconCheck size={16} />
            {deliverable}
          </li>
        ))}
      </ul>
    </>
  )
}
