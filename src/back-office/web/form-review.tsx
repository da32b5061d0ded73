import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { visibleFields } from '#forms/answers.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { backOfficeText } from './back-office.text.ts'
import { questionsOf, type StaffForm } from './review.ts'
import { ReviewBar } from './review-bar.tsx'
import { ReviewSection } from './review-section.tsx'
import { FormContext, useReviewState, useReviewTools, type FormScope } from './use-form-review.ts'
import { useWorkOrder } from './work-order-scope.ts'
import styles from './form-review.module.css'

/** The forms that were handed in: judged answer by answer while their review is open, read at other times. */
export function FormReview({ bar }: { bar: HTMLElement | null }) {
  const { data } = useWorkOrder()
  return data.forms
    .filter((form) => form.submissions.length > 0)
    .map((form) => <OneForm key={`${form.nodeId}/${form.submissions.length}`} form={form} bar={bar} />)
}

function OneForm({ form, bar }: { form: StaffForm; bar: HTMLElement | null }) {
  const { open, obstacle } = useReviewState(form)
  const tools = useReviewTools(form)
  const paths = useMemo(() => questionsOf(form).map((entry) => entry.path), [form])
  const scope: FormScope = { form, tools: open ? tools : undefined }
  return (
    <FormContext value={scope}>
      {/* Anew once it is decided, so that what was judged closes and the next step comes into sight. */}
      <FormSections key={open ? 'judged' : 'read'} form={form} />
      {open &&
        bar &&
        createPortal(<ReviewBar form={form} tools={tools} paths={paths} obstacle={obstacle} />, bar)}
    </FormContext>
  )
}

function FormSections({ form }: { form: StaffForm }) {
  const lang = useLang()
  const entries = useMemo(
    () => visibleFields(form.template, form.answers).filter((entry) => entry.field.type !== 'info'),
    [form],
  )
  const titleId = `form-${form.nodeId}`
  const shown = form.template.sections.filter((section) =>
    entries.some((entry) => entry.sectionKey === section.key),
  )
  return (
    <section className={styles.form} aria-labelledby={titleId}>
      <header className={styles.formHead}>
        <h3 id={titleId} className={styles.formTitle}>
          {pickText(form.template.title, lang)}
        </h3>
        <Submitted form={form} />
      </header>
      {shown.map((section, index) => (
        <ReviewSection
          key={section.key}
          number={index + 1}
          title={pickText(section.title, lang)}
          entries={entries.filter((entry) => entry.sectionKey === section.key)}
        />
      ))}
    </section>
  )
}

function Submitted({ form }: { form: StaffForm }) {
  const t = useText<typeof backOfficeText>('back-office')
  const [last] = form.submissions
  if (!last) return null
  // The date is an element of its own, so the sentence is split where it stands.
  const [before, after] = t('submittedBy', { name: last.by, date: '\n' }).split('\n')
  return (
    <p className={styles.submitted}>
      {before}
      <DateText value={last.at} format="dayTime" />
      {after}
    </p>
  )
}
