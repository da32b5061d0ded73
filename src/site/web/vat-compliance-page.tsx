import { searchProducts } from '#catalogue/contract.ts'
import { ProductRows } from '#catalogue/web/public.tsx'
import { countryName } from '#platform/shared/countries.ts'
import type { Currency } from '#platform/shared/money.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Band } from '#platform/ui/layout.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { type LoaderArgs, pageContextFrom } from '#platform/web/caller.ts'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { vatCountry } from '#vat/contract.ts'
import { CountryFacts } from './vat-country-facts.tsx'
import { CountryChooser } from './vat-country-chooser.tsx'
import { isExplained, VAT_COUNTRIES } from './vat-countries.ts'
import { VatData } from './vat-data.tsx'
import { CalculatorSection } from '#vat-calculator/web/public.tsx'
import { AfterRegistering, WhenNeeded } from './vat-need.tsx'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-compliance-page.module.css'

export const handle = {
  auth: true,
  access: 'public',
  texts: ['vat-compliance', 'vat-laws', 'catalogue', 'calculator', 'ui'],
}

const SHOWN = 8

export async function loader({ context, request }: LoaderArgs) {
  const { call, currency: wanted, publicUrl, config } = pageContextFrom(context)
  const asked = new URL(request.url).searchParams.get('country')
  const country = VAT_COUNTRIES.find((code) => code === asked)
  const currency = wanted as Currency
  const narrowed = { ...(country && { country }), pageSize: SHOWN, currency }
  const [vat, beside, facts] = await Promise.all([
    call(searchProducts, { ...narrowed, category: 'VAT', sort: 'popular' }),
    country
      ? call(searchProducts, {
          ...narrowed,
          categories: ['EPR', 'REPRESENTATIVE', 'EORI'],
          pageSize: 4,
          sort: 'popular',
        })
      : undefined,
    country ? call(vatCountry, { country }) : undefined,
  ])
  return {
    country,
    facts,
    services: vat.records,
    total: vat.total,
    beside: beside?.records ?? [],
    meta: { brand: config.brandName, url: `${publicUrl}${paths.vatCompliance(country)}` },
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export default function VatCompliancePage({ loaderData }: { loaderData: Data }) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const lang = useLang()
  const { country, facts, services, beside, meta } = loaderData
  const name = country ? countryName(country, lang) : ''
  const title = country ? t('titleIn', { country: name }) : t('title')
  const description = country ? t('descriptionIn', { country: name }) : t('description')
  return (
    <div className={styles.page}>
      <PageMeta title={title} description={description} {...meta} />
      <div className={styles.opening}>
        <div className="page-width">
          <h1 className={styles.title}>{title}</h1>
          <p className="text-lead">{t('lead')}</p>
          <CountryChooser country={country} />
        </div>
      </div>
      {facts && <VatData facts={facts} name={name} />}
      {country && isExplained(country) && <CountryFacts country={country} name={name} services={services} />}
      <Services {...loaderData} name={name} />
      <Band ground="bg">
        <div className={styles.two}>
          <WhenNeeded country={country} />
          <AfterRegistering />
        </div>
      </Band>
      {beside.length > 0 && (
        <Band>
          <SectionHeading title={t('besideTitle', { country: name })} />
          <ProductRows products={beside} />
        </Band>
      )}
      <CalculatorSection />
      <OneStopShop />
    </div>
  )
}

function Services({ country, services, total, name }: Data & { name: string }) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const all = paths.services({ category: 'VAT', country })
  return (
    <Band>
      <SectionHeading
        title={country ? t('servicesTitle', { country: name }) : t('servicesAll')}
        aside={
          total > services.length ? (
            <Link href={all} look="alone">
              {t('allServices')}
            </Link>
          ) : undefined
        }
      />
      {services.length > 0 ? (
        <ProductRows products={services} />
      ) : (
        <EmptyState
          title={t('none')}
          action={<ButtonLink href={paths.contactUs({ topic: 'SERVICE' })}>{t('askUs')}</ButtonLink>}
        >
          {t('noneText')}
        </EmptyState>
      )}
    </Band>
  )
}

function OneStopShop() {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  return (
    <Band>
      <SectionHeading title={t('whole')} />
      <p className={styles.prose}>{t('wholeText')}</p>
      <ButtonLink href={paths.services({ category: 'OSS_IOSS' })}>{t('toOss')}</ButtonLink>
    </Band>
  )
}
