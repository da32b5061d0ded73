import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { type LoaderArgs, pageContextFrom } from '#platform/web/caller.ts'
import { paths } from '#paths.ts'
import { zoneName } from '#platform/shared/day-text.ts'
import { hoursText } from '#platform/shared/office-hours.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { ENQUIRY_TOPICS } from '../enquiry.ts'
import { ContactForm, type SentEnquiry } from './contact-form.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import type { enquiriesText } from './enquiries.text.ts'
import styles from './contact-page.module.css'

export const handle = { auth: true, access: 'public', texts: ['enquiries', 'ui'] }

export function loader({ context }: LoaderArgs) {
  const { publicUrl, config } = pageContextFrom(context)
  return {
    email: config.agencyEmail,
    agency: config.agencyName,
    address: config.agencyAddress,
    contact: config.agencyContact,
    hours: config.agencyHours,
    timeZone: config.agencyTimeZone,
    meta: { brand: config.brandName, url: `${publicUrl}${paths.contactUs()}` },
  }
}

type Data = ReturnType<typeof loader>

export default function ContactPage({ loaderData }: { loaderData: Data }) {
  const t = useText<typeof enquiriesText>('enquiries')
  const [query] = useSearchParams()
  const [sent, setSent] = useState<SentEnquiry>()
  const topic = ENQUIRY_TOPICS.find((known) => known === query.get('topic'))
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} description={t('description')} {...loaderData.meta} />
      <div className={`page-width ${styles.columns}`}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className="text-lead">{t('lead')}</p>
          <div className={styles.form}>
            {sent ? (
              <EnquirySent sent={sent} onAnother={() => setSent(undefined)} />
            ) : (
              <ContactForm {...(topic && { topic })} onSent={setSent} />
            )}
          </div>
        </div>
        <OtherWays {...loaderData} />
      </div>
    </div>
  )
}

function OtherWays({ email, agency, address, contact, hours, timeZone }: Data) {
  const t = useText<typeof enquiriesText>('enquiries')
  const lang = useLang()
  return (
    <aside className={styles.ways} aria-labelledby="other-ways">
      <h2 id="other-ways">{t('otherWays')}</h2>
      <section>
        <h3>{t('byMail')}</h3>
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
        <p>{t('byMailText')}</p>
      </section>
      <section>
        <h3>{t('inPerson')}</h3>
        {contact && <p>{t('person', { name: contact })}</p>}
        <p>{t('hours', { hours: hoursText(hours), zone: zoneName(timeZone, lang) })}</p>
        <p>{[agency, ...address].join(', ')}</p>
      </section>
      <section>
        <h3>{t('running')}</h3>
        <p>{t('runningText')}</p>
        <ButtonLink href={paths.dashboard()}>{t('toWorkspace')}</ButtonLink>
      </section>
      <section>
        <h3>{t('prices')}</h3>
        <p>{t('pricesText')}</p>
        <ButtonLink href={paths.services()}>{t('toServices')}</ButtonLink>
      </section>
    </aside>
  )
}
