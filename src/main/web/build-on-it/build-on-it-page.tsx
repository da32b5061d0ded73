import type { ReactNode } from 'react'
import { PACE, SCOPES } from '#api-keys/scopes.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Link } from '#platform/ui/link.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { CODE } from '#platform/shared/call.ts'
import { type LoaderArgs, pageContextFrom } from '#platform/web/caller.ts'
import { useText } from '#platform/web/text.ts'
import { paths } from '#paths.ts'
import { EVENT_TYPES } from '#webhooks/event-types.ts'
import { SAMPLES } from '../../build-on-it/samples.ts'
import type { buildOnItText } from './build-on-it.text.ts'
import { CodeSample } from './code-sample.tsx'
import { CodeNames, EventNames, ScopeNames } from './names.tsx'
import styles from './build-on-it.module.css'

export const handle = {
  auth: true,
  access: 'public',
  texts: ['build-on-it', 'api-keys', 'webhooks', 'ui'],
}

export async function loader({ context }: LoaderArgs) {
  const { publicUrl, config } = pageContextFrom(context)
  return {
    base: `${publicUrl}/server/${config.product}`,
    agency: config.agencyName,
    meta: { brand: config.brandName, url: `${publicUrl}${paths.buildOnIt()}` },
  }
}

type Data = Awaited<ReturnType<typeof loader>>

/** For developers: how a company's own programs use the portal. Its samples are run by a test. */
export default function BuildOnItPage({ loaderData: { base, agency, meta } }: { loaderData: Data }) {
  const t = useText<typeof buildOnItText>('build-on-it')
  const variables = `export GREENLANE_URL="${base}"\nexport GREENLANE_KEY="glk_…"`
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} description={t('description', { brand: meta.brand })} {...meta} />
      <div className="page-width">
        <div className={styles.body}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={`text-lead ${styles.lead}`}>{t('lead')}</p>
          <Facts
            items={[
              { key: 'url', label: t('factUrl'), value: <code className={styles.name}>{base}</code> },
              {
                key: 'docs',
                label: t('factDocs'),
                value: <Link href={`${base}/docs`}>{t('factDocsValue')}</Link>,
              },
              {
                key: 'json',
                label: t('factJson'),
                value: <Link href={`${base}/openapi.json`}>openapi.json</Link>,
              },
              { key: 'client', label: t('factClient'), value: t('factClientValue', { agency }) },
            ]}
          />
          <Section id="key" title={t('keyTitle')} text={t('keyText')}>
            <ScopeNames scopes={SCOPES} />
            <ButtonLink variant="primary" href={paths.account('api')}>
              {t('toKeys')}
            </ButtonLink>
            <p>{t('envText')}</p>
            <CodeSample kind="sh" text={variables} />
          </Section>
          <Section id="first" title={t('firstTitle')} text={t('firstText')}>
            <CodeSample kind="sh" text={SAMPLES.curl} />
            <p>{t('firstClient')}</p>
            <CodeSample kind="js" text={SAMPLES.client} />
          </Section>
          <Section id="answer" title={t('answerTitle')} text={t('answerText')}>
            <CodeNames codes={Object.values(CODE)} />
            <p>{t('refusedText')}</p>
            <CodeSample kind="js" text={SAMPLES.refused} />
          </Section>
          <Section id="pace" title={t('paceTitle')} text={t('paceText', PACE)}>
            <CodeSample kind="js" text={SAMPLES.again} />
          </Section>
          <Section id="once" title={t('onceTitle')} text={t('onceText')}>
            <CodeSample kind="sh" text={SAMPLES.once} />
          </Section>
          <Section id="report" title={t('reportTitle')} text={t('reportText')}>
            <CodeSample kind="js" text={SAMPLES.report} />
          </Section>
          <Section id="webhooks" title={t('hooksTitle')} text={t('hooksText')}>
            <EventNames events={EVENT_TYPES} />
            <CodeSample kind="js" text={SAMPLES.webhook} />
            <p>{t('hooksAgain')}</p>
            <ButtonLink href={paths.account('webhooks')}>{t('toHooks')}</ButtonLink>
          </Section>
          <Section id="help" title={t('helpTitle')} text={t('helpText')}>
            <ButtonLink href={paths.contactUs()}>{t('toContact')}</ButtonLink>
          </Section>
        </div>
      </div>
    </div>
  )
}

function Section({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.section}>
      <SectionHeading title={title} />
      <p>{text}</p>
      {children}
    </section>
  )
}
