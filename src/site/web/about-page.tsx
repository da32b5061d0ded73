import { categoryCountries, firstCategories } from '#catalogue/contract.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Band, Row } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { type LoaderArgs, pageContextFrom } from '#platform/web/caller.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { zoneName } from '#platform/shared/day-text.ts'
import { hoursText } from '#platform/shared/office-hours.ts'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { aboutText } from './about.text.ts'
import styles from './about-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['about', 'ui'] }

export async function loader({ context }: LoaderArgs) {
  const { call, publicUrl, config } = pageContextFrom(context)
  const [categories, countries] = await Promise.all([call(firstCategories, {}), call(categoryCountries, {})])
  return {
    services: categories.reduce((sum, { productCount }) => sum + productCount, 0),
    countries: countries.filter(({ country }) => country !== 'EU').length,
    place: {
      address: config.agencyAddress,
      contact: config.agencyContact,
      hours: config.agencyHours,
      timeZone: config.agencyTimeZone,
    },
    names: { agency: config.agencyName, brand: config.brandName, email: config.agencyEmail },
    meta: { brand: config.brandName, url: `${publicUrl}${paths.aboutUs()}` },
  }
}

const PROMISES = ['promisePrice', 'promiseWay', 'promiseTax', 'promiseData'] as const

type Data = Awaited<ReturnType<typeof loader>>

export default function AboutPage({ loaderData }: { loaderData: Data }) {
  const t = useText<typeof aboutText>('about')
  const { names, meta } = loaderData
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} description={t('description', names)} {...meta} />
      <header className={styles.opening}>
        <div className="page-width">
          <h1 className={styles.title}>{t('title')}</h1>
          <p className="text-lead">{t('lead', names)}</p>
        </div>
      </header>
      <Band ground="bg">
        <div className={styles.two}>
          <div>
            <SectionHeading title={t('whyTitle')} />
            <p className={styles.prose}>{t('whyText')}</p>
          </div>
          <Figures {...loaderData} />
        </div>
      </Band>
      <Band>
        <SectionHeading title={t('promisesTitle')} />
        <ul className={styles.promises}>
          {PROMISES.map((promise) => (
            <li key={promise}>
              <h3>{t(promise)}</h3>
              <p>{t(`${promise}Text`)}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="bg">
        <SectionHeading title={t('nextTitle')} />
        <Row gap={12}>
          <ButtonLink variant="primary" href={paths.services()}>
            {t('toServices')}
          </ButtonLink>
          <ButtonLink href={paths.contactUs()}>{t('toContact')}</ButtonLink>
        </Row>
        <Imprint {...loaderData} />
      </Band>
    </div>
  )
}

/** Who is responsible, where, and when somebody answers: from the settings of the agency. */
function Imprint({ names, place }: Data) {
  const t = useText<typeof aboutText>('about')
  const lang = useLang()
  return (
    <section id="imprint" className={styles.imprint}>
      <SectionHeading title={t('imprintTitle')} />
      <Facts
        items={[
          { key: 'agency', label: t('imprintFirm'), value: names.agency },
          { key: 'address', label: t('imprintAddress'), value: place.address.join(', ') },
          ...(place.contact ? [{ key: 'person', label: t('imprintPerson'), value: place.contact }] : []),
          {
            key: 'hours',
            label: t('imprintHours'),
            value: t('imprintHoursValue', {
              hours: hoursText(place.hours),
              zone: zoneName(place.timeZone, lang),
            }),
          },
          {
            key: 'mail',
            label: t('imprintMail'),
            value: <Link href={`mailto:${names.email}`}>{names.email}</Link>,
          },
        ]}
      />
    </section>
  )
}

/** Counted from the catalogue, not claimed. */
function Figures({ services, countries }: Data) {
  const t = useText<typeof aboutText>('about')
  const figures = [
    [services, t('figureServices')],
    [countries, t('figureCountries')],
    [LANGS.length, t('figureLanguages')],
  ] as const
  return (
    <div>
      <SectionHeading title={t('figuresTitle')} />
      <dl className={styles.figures}>
        {figures.map(([figure, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
