import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { firstCategories, listProducts, productDetails } from '#catalogue/contract.ts'
import type { catalogueText } from '#catalogue/web/catalogue.text.ts'
import { ProductRows } from '#catalogue/web/public.tsx'
import { HomeQuestion } from '#obligations/web/public.tsx'
import type { Currency } from '#platform/shared/money.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { DrawnLane } from '#platform/ui/lane/drawn-lane.tsx'
import { Link } from '#platform/ui/link.tsx'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { type LoaderArgs, type PageContext, pageContextFrom } from '#platform/web/caller.ts'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { sampleLane } from './sample-lane.ts'
import type { siteText } from './site.text.ts'
import styles from './home-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['site', 'catalogue', 'needs-start', 'ui'] }

const SHOWN_PRODUCTS = 6

export async function loader({ context }: LoaderArgs) {
  const { call, currency: wanted, publicUrl, config } = pageContextFrom(context)
  const currency = wanted as Currency
  const [categories, popular] = await Promise.all([
    call(firstCategories, {}),
    call(listProducts, { pageSize: SHOWN_PRODUCTS, currency }),
  ])
  const first = popular.records[0]
  const sample = first ? await call(productDetails, { code: first.code, currency }) : null
  return { categories, popular, sample, meta: { brand: config.brandName, url: `${publicUrl}/` } }
}

type HomeData = Awaited<ReturnType<typeof loader>>

export default function HomePage({ loaderData }: { loaderData: HomeData }) {
  const t = useText<typeof siteText>('site')
  const { categories, popular, sample, meta } = loaderData
  const offered = categories.filter((category) => category.productCount > 0)
  return (
    <div className={styles.page}>
      <PageMeta title={t('homeTitle')} description={t('homeDescription')} {...meta} />
      <section className={styles.hero}>
        <div className="page-width">
          <div className={styles.opening}>
            <Hero />
            <HomeQuestion />
          </div>
          {sample && <Sample product={sample} />}
        </div>
      </section>
      <Section>
        <SectionHeading
          title={t('categoriesTitle')}
          aside={
            <Link href={paths.services()} look="alone">
              {t('allServices', { count: popular.total })}
            </Link>
          }
        />
        <CategoryTiles categories={offered} total={popular.total} />
      </Section>
      <Popular popular={popular} />
      <HowItWorks />
    </div>
  )
}

function Section({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <div className="page-width">{children}</div>
    </section>
  )
}

function Hero() {
  const t = useText<typeof siteText>('site')
  return (
    <div className={styles.words}>
      <h1 className={styles.headline}>
        <span>{t('heroFirst')} </span>
        <span>{t('heroSecond')} </span>
        <span>{t('heroThird')}</span>
      </h1>
      <p className="text-lead">{t('heroLead')}</p>
      <div className={styles.actions}>
        <ButtonLink href={paths.services()} size={52}>
          {t('seeAllServices')}
        </ButtonLink>
        <Link href="#lane" look="alone">
          {t('howARegistrationRuns')}
        </Link>
      </div>
    </div>
  )
}

function Sample({ product }: { product: NonNullable<HomeData['sample']> }) {
  const site = useText<typeof siteText>('site')
  const t = useText<typeof catalogueText>('catalogue')
  const lang = useLang()
  const agency =
    (useRouteLoaderData('root') as Pick<PageContext, 'config'> | undefined)?.config.brandName ?? ''
  const { model, boughtOn } = sampleLane(product, { t, site, lang, agency })
  const text = site('laneSampleText', { service: product.name, day: formatDay(boughtOn, lang, 'long') })
  return (
    <div className={styles.sample} id="lane">
      <div className={styles.wide}>
        <DrawnLane model={model} ground="bg" summary={<SampleTexts text={text} />} />
      </div>
      <div className={styles.narrow}>
        <p className={styles.sampleWords}>
          <SampleTexts text={text} />
        </p>
        {model.flag && <Badge variant="authority">{model.flag.text}</Badge>}
        <DrawnLane model={model} ground="bg" size="card" />
        <p className={styles.finish}>
          {site('expectedFinish')} <b>{model.expected}</b>
        </p>
      </div>
    </div>
  )
}

function SampleTexts({ text }: { text: string }) {
  const t = useText<typeof siteText>('site')
  return (
    <>
      <b>{t('laneSample')}</b> {text}
    </>
  )
}

function Popular({ popular }: { popular: HomeData['popular'] }) {
  const t = useText<typeof siteText>('site')
  const catalogue = useText<typeof catalogueText>('catalogue')
  return (
    <Section>
      <SectionHeading title={t('popularTitle')} aside={catalogue('pricesNote')} />
      <ProductRows products={popular.records} />
    </Section>
  )
}

function HowItWorks() {
  const t = useText<typeof siteText>('site')
  const steps = [
    [t('howChoose'), t('howChooseText')],
    [t('howFill'), t('howFillText')],
    [t('howTurn'), t('howTurnText')],
    [t('howFinish'), t('howFinishText')],
  ] as const
  return (
    <Section id="how-it-works">
      <div className={styles.how}>
        <div>
          <h2 className={styles.howTitle}>{t('howTitle')}</h2>
          <p className="text-lead">{t('howLead')}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map(([title, text], index) => (
            <li key={title}>
              <h3>{title}</h3>
              <span className={styles.stepNumber} aria-hidden="true">
                {index + 1}
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
