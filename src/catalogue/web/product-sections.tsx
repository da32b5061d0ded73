import { Disclosure } from '#platform/ui/disclosure.tsx'
import { IconCheck, IconExternalLink, IconFileText } from '#platform/ui/icons.ts'
import { Band } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { useText } from '#platform/web/text.ts'
import type { catalogueText } from './catalogue.text.ts'
import { FormPreview } from './form-preview.tsx'
import type { ProductDetails } from './product-lane.ts'
import { ProductRows } from './product-rows.tsx'
import styles from './product-sections.module.css'

type Props = { product: ProductDetails }

export function AboutProduct({ product }: Props) {
  const t = useText<typeof catalogueText>('catalogue')
  return (
    <Band>
      <div className={styles.two}>
        <div>
          <SectionHeading title={t('aboutService')} />
          <div className={styles.prose}>
            {product.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div>
          <SectionHeading title={t('whatYouGet')} />
          <ul className={styles.list}>
            {product.deliverables.map((deliverable) => (
              <li key={deliverable}>
                <IconCheck size={18} />
                <span>{deliverable}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  )
}

/** What the form asks, besides the documents to be provided. */
export function FormAndDocuments({ product }: Props) {
  const t = useText<typeof catalogueText>('catalogue')
  const { form, materials } = product
  return (
    <Band>
      <div className={styles.two}>
        {form && (
          <div>
            <h2 className={styles.title}>{t('whatWeAsk')}</h2>
            <p className={styles.sub}>
              {t('whatWeAskText', { questions: form.questions, sections: form.sections.length })}
            </p>
            <ol className={styles.list}>
              {form.sections.map((section, index) => (
                <li key={section.title}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={styles.words}>
                    <b>{section.title}</b>
                    <span>{section.asks.join(' · ')}</span>
                  </span>
                  <span className={styles.aside}>{t('questionCount', { count: section.questions })}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
        <div>
          <h2 className={styles.title}>{t('haveReady')}</h2>
          <p className={styles.sub}>{t('haveReadyText')}</p>
          <ul className={styles.list}>
            {materials.map((material) => (
              <li key={material.key} className={styles.paper}>
                <IconFileText size={20} />
                <span className={styles.words}>
                  <b>{material.name}</b>
                  <span>{material.note}</span>
                </span>
                {material.depends && <span className={styles.aside}>{t('dependsOnAnswers')}</span>}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {form && (
        <div className={styles.preview}>
          <FormPreview form={form} />
        </div>
      )}
    </Band>
  )
}

export function Questions({ product }: Props) {
  const t = useText<typeof catalogueText>('catalogue')
  return (
    <Band id="questions">
      <div className={styles.questions}>
        <h2 className={styles.title}>{t('questions')}</h2>
        <div>
          {product.faqs.map((faq, index) => (
            <Disclosure key={faq.question} summary={faq.question} open={index === 0}>
              <p>{faq.answer}</p>
              {faq.sources.length > 0 && <Sources sources={faq.sources} />}
            </Disclosure>
          ))}
        </div>
      </div>
    </Band>
  )
}

function Sources({ sources }: { sources: ProductDetails['faqs'][number]['sources'] }) {
  const t = useText<typeof catalogueText>('catalogue')
  return (
    <p className={styles.sources}>
      {t('why')}
      {sources.map((source, index) => (
        <span key={source.label}>
          {index > 0 && t('sourceJoin')}
          {source.url ? (
            <Link href={source.url} target="_blank" rel="noreferrer">
              {source.label}
              <IconExternalLink size={14} />
              <span className="visually-hidden"> ({t('opensElsewhere')})</span>
            </Link>
          ) : (
            source.label
          )}
        </span>
      ))}
    </p>
  )
}

export function Related({ product }: Props) {
  const t = useText<typeof catalogueText>('catalogue')
  if (product.related.length === 0) return null
  return (
    <Band>
      <SectionHeading title={t('related')} aside={t('pricesNote')} />
      <ProductRows products={product.related} />
    </Band>
  )
}
