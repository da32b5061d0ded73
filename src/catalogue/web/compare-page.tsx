import type { Currency } from '#platform/shared/money.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { IconArrowLeft } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { type LoaderArgs, pageContextFrom } from '#platform/web/caller.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { productDetails } from '../contract.ts'
import type { catalogueText } from './catalogue.text.ts'
import type { compareText } from './compare.text.ts'
import { CompareTable } from './compare-table.tsx'
import { comparedCodes } from './services-query.ts'
import styles from './compare-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['catalogue', 'compare', 'ui'] }

export async function loader({ context, request }: LoaderArgs) {
  const { call, currency, publicUrl, config } = pageContextFrom(context)
  const codes = comparedCodes(new URL(request.url).searchParams.getAll('code'))
  const found = await Promise.all(
    codes.map((code) =>
      // a service that is no longer sold is dropped; the page says what is missing
      call(productDetails, { code, currency: currency as Currency }).catch(() => undefined),
    ),
  )
  const products = found.filter((product) => product !== undefined)
  const address = paths.compareServices(products.map(({ code }) => code))
  return { products, meta: { brand: config.brandName, url: `${publicUrl}${address}` } }
}

type Props = { loaderData: Awaited<ReturnType<typeof loader>> }

export default function ComparePage({ loaderData: { products, meta } }: Props) {
  const t = useText<typeof compareText>('compare')
  const c = useText<typeof catalogueText>('catalogue')
  const back = paths.services({ compare: products.map(({ code }) => code).join(',') })
  return (
    <div className={styles.page}>
      <PageMeta title={t('compareTitle')} description={t('compareDescription')} {...meta} />
      <div className="page-width">
        <Link href={back} look="alone">
          <IconArrowLeft size={16} /> {t('compareBack')}
        </Link>
        <h1 className={styles.title}>{t('compareTitle')}</h1>
        {products.length > 0 ? (
          <>
            <p className="text-lead">{t('compareLead')}</p>
            <CompareTable products={products} />
            <p className={styles.note}>{c('pricesNote')}</p>
          </>
        ) : (
          <EmptyState
            title={t('compareNothing')}
            action={<ButtonLink href={paths.services()}>{c('showAll')}</ButtonLink>}
          >
            {t('compareNothingText')}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
