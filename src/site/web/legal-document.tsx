import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { agreementText } from '#accounts/contract.ts'
import type { LegalDocument } from '#accounts/agreement.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Anchor } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageMeta } from '#platform/ui/page-meta.tsx'
import { type LoaderArgs, type PageContext, pageContextFrom } from '#platform/web/caller.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { legalText } from './legal.text.ts'
import styles from './legal-document.module.css'

type Shown = { text: OutputOf<typeof agreementText>; meta: { brand: string; url: string } }

/** Loads the version named in the address, or the one in force; an unknown version is not found. */
export async function loadLegalDocument(
  { context, request }: LoaderArgs,
  document: LegalDocument,
  path: string,
): Promise<Shown> {
  const { call, publicUrl, config } = pageContextFrom(context)
  const version = new URL(request.url).searchParams.get('version') ?? undefined
  const text = await call(agreementText, { document, ...(version && { version }) })
  return { text, meta: { brand: config.brandName, url: `${publicUrl}${path}` } }
}

/** One version of a document, with its contents at the side and links to the other versions. */
export function LegalDocumentPage({
  shown: { text, meta },
  name,
  description,
  hrefOf,
  annex,
}: {
  shown: Shown
  name: string
  description: string
  hrefOf: (version?: string) => string
  /** Stands below the version in force. */
  annex?: { title: string; content: ReactNode }
}) {
  const t = useText<typeof legalText>('legal')
  const lang = useLang()
  const root = useRouteLoaderData('root') as Pick<PageContext, 'config'> | undefined
  const day = formatDay(text.since, lang, 'full')
  return (
    <div className={styles.page}>
      <PageMeta title={name} description={description} {...meta} />
      <div className={`page-width ${styles.columns}`}>
        <header className={styles.head}>
          <h1>{name}</h1>
          <p>{t(text.inForce ? 'version' : 'versionOld', { version: text.version, day })}</p>
          {!text.inForce && (
            <Notice tone="warn" action={<Anchor href={hrefOf()}>{t('toCurrent')}</Anchor>}>
              {t('versionOld', { version: text.version, day })}
            </Notice>
          )}
          {root?.config.mode === 'demo' && <Notice>{t('model')}</Notice>}
        </header>
        <Aside text={text} hrefOf={hrefOf} annex={text.inForce ? annex?.title : undefined} />
        <ol className={styles.sections}>
          {text.sections.map((section, index) => (
            <li key={section.title} id={`s${index + 1}`}>
              <h2>
                {index + 1}. {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
          {annex && text.inForce && (
            <li id="annex">
              <h2>{annex.title}</h2>
              {annex.content}
            </li>
          )}
        </ol>
      </div>
    </div>
  )
}

function Aside({
  text,
  hrefOf,
  annex,
}: {
  text: Shown['text']
  hrefOf: (version?: string) => string
  annex: string | undefined
}) {
  const t = useText<typeof legalText>('legal')
  return (
    <div className={styles.aside}>
      <nav aria-label={t('contents')}>
        <h2>{t('contents')}</h2>
        <ol>
          {text.sections.map((section, index) => (
            <li key={section.title}>
              <a href={`#s${index + 1}`}>{section.title}</a>
            </li>
          ))}
          {annex !== undefined && (
            <li>
              <a href="#annex">{annex}</a>
            </li>
          )}
        </ol>
      </nav>
      <nav aria-label={t('versions')}>
        <h2>{t('versions')}</h2>
        <ul>
          {text.versions.map(({ version }, index) => (
            <li key={version}>
              <Anchor
                href={hrefOf(index === 0 ? undefined : version)}
                aria-current={version === text.version ? 'page' : undefined}
              >
                {version}
              </Anchor>
              {index === 0 && <span> · {t('current')}</span>}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
