import { useReadingGuard } from '#back-office/web/frame/use-reading-guard.tsx'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { visibleFields } from '#forms/engine/evaluate/answers.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconPrinter } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { printStaffForm } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import type { StaffForm } from './review.ts'
import { ReviewBar } from './review-bar.tsx'
import { ReviewSection } from './review-section.tsx'
import { UncoveredNote } from './uncovered-note.tsx'
import { FormScopeContext, useReviewState, useReviewTools, type FormScope } from './use-form-review.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './form-review.module.css'

/** The submitted forms: decided answer by answer while their review is open, otherwise read-only. */
export function FormReview({ bar }: { bar: HTMLElement | null }) {
  const { data } = useWorkOrder()
  return data.forms
    .filter((form) => form.submissions.length > 0)
    .map((form) => <OneForm key={`${form.nodeId}/${form.submissions.length}`} form={form} bar={bar} />)
}

function OneForm({ form, bar }: { form: StaffForm; bar: HTMLElement | null }) {
  const { open, obstacle } = useReviewState(form)
  const tools = useReviewTools(form)
  const scope: FormScope = { form, tools: open ? tools : undefined }
  return (
    <FormScopeContext value={scope}>
      {/* Remounted once it is decided, so that its sections close and the next step comes into view. */}
      <FormSections key={open ? 'review' : 'read'} form={form} />
      {open && bar && createPortal(<ReviewBar form={form} tools={tools} obstacle={obstacle} />, bar)}
    </FormScopeContext>
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
    <section aria-labelledby={titleId}>
      <header className={styles.formHead}>
        <h3 id={titleId} className={styles.formTitle}>
          {pickText(form.template.title, lang)}
        </h3>
        <Submitted form={form} />
        <PrintButton form={form} />
      </header>
      <UncoveredNote form={form} />
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
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const [last] = form.submissions
  if (!last) return null
  // The date is an element of its own, so the sentence is split at its place.
  const [before, after] = t('submittedBy', { name: last.by, date: '\n' }).split('\n')
  return (
    <p className={styles.submitted}>
      {before}
      <DateText value={last.at} format="dayTime" />
      {after}
      {last.told !== null && ` · ${t('submittedForSeller', { how: last.told })}`}
    </p>
  )
}

/** The form as a PDF, English and Chinese side by side. */
function PrintButton({ form }: { form: StaffForm }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const { data } = useWorkOrder()
  const { id: workOrderId } = data.workOrder
  const guard = useReadingGuard(workOrderId)
  const input = { workOrderId, nodeId: form.nodeId, layout: 'both' } as const
  return (
    <>
      <Button
        size={32}
        variant="subtle"
        icon={<IconPrinter size={16} />}
        loading={guard.isLoading}
        onClick={() => guard.download(printStaffForm, input, t('formAsPdf'))}
      >
        {t('formAsPdf')}
      </Button>
      {guard.dialog}
    </>
  )
}
