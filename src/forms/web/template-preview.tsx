import { useState } from 'react'
import type { Field, RowField, Template } from '#forms/engine/model/template.ts'
import { type Lang, langTag, pickText } from '#platform/shared/local-text.ts'
import { ChoiceChips } from '#platform/ui/choice-chips.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { previewTemplate } from '../contract.ts'
import type { templatePreviewText } from './template-preview.text.ts'
import styles from './template-preview.module.css'

type Reading = { t: Translate<typeof templatePreviewText>; lang: Lang }

const SHOWN_OPTIONS = 6
const A_DAY_MS = 86_400_000

/** What a form asks, question by question, shown before buying, in either language. */
export default function TemplatePreview({ code }: { code: string }) {
  const t = useText<typeof templatePreviewText>('template-preview')
  const own = useLang()
  const [chosen, setChosen] = useState<Lang>()
  const lang = chosen ?? own
  const found = useCallQuery(previewTemplate, { code }, { staleTime: A_DAY_MS })
  if (found.error)
    return (
      <ErrorState
        title={t('failed')}
        safe={t('safe')}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {found.error.message}
      </ErrorState>
    )
  if (!found.data) return <Skeleton lines={8} label={t('loading')} />
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <p>{t('text')}</p>
        <ChoiceChips
          name="preview-language"
          legend={t('langLabel')}
          hideLegend
          value={lang}
          onChange={(value) => setChosen(value as Lang)}
          options={[
            { value: 'en', label: 'English' },
            { value: 'zh', label: '简体中文' },
          ]}
        />
      </div>
      <Sections template={found.data} reading={{ t, lang }} />
    </div>
  )
}

function Sections({ template, reading }: { template: Template; reading: Reading }) {
  const { lang, t } = reading
  return (
    <ol className={styles.sections} lang={langTag(lang)}>
      {template.sections.map((section) => (
        <li key={section.key}>
          <h3>{pickText(section.title, lang)}</h3>
          {section.visibleWhen && <p className={styles.note}>{t('depends')}</p>}
          {section.description && <p className={styles.help}>{pickText(section.description, lang)}</p>}
          <Fields fields={section.fields} reading={reading} />
        </li>
      ))}
    </ol>
  )
}

function Fields({ fields, reading }: { fields: readonly Field[]; reading: Reading }) {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field.key}>
          <FieldTexts field={field} reading={reading} />
        </li>
      ))}
    </ul>
  )
}

function FieldTexts({ field, reading }: { field: Field; reading: Reading }) {
  const { t, lang } = reading
  const help = 'help' in field ? field.help : undefined
  const notes = notesOf(field, t)
  return (
    <>
      <span className={styles.label}>{pickText(field.label, lang)}</span>
      {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
      {field.type === 'info' && <p className={styles.help}>{pickText(field.text, lang)}</p>}
      {help && <p className={styles.help}>{pickText(help, lang)}</p>}
      {'options' in field && <p className={styles.help}>{optionsOf(field, lang)}</p>}
      {field.type === 'group' && <Fields fields={field.fields} reading={reading} />}
    </>
  )
}

function notesOf(field: Field, t: Reading['t']): string[] {
  const notes: string[] = []
  if (field.type === 'group') notes.push(t('repeated', { count: field.maxRows }))
  else if (field.type === 'computed') notes.push(t('computed'))
  else if (field.type !== 'info') {
    notes.push(t(`kind_${field.type}`))
    if (!field.required && !field.requiredWhen) notes.push(t('optional'))
  }
  if (field.visibleWhen) notes.push(t('depends'))
  return notes
}

function optionsOf(field: Extract<RowField, { options: unknown }>, lang: Lang): string {
  const labels = field.options.slice(0, SHOWN_OPTIONS).map((option) => pickText(option.label, lang))
  const rest = field.options.length > SHOWN_OPTIONS ? ['…'] : []
  return [...labels, ...rest].join(lang === 'zh' ? '、' : ', ')
}
