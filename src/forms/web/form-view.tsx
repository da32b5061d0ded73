import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { prefill, type Known } from '#forms/engine/copy/prefill.ts'
import type { Section } from '#forms/engine/model/template.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import type { SealedDrafts } from '#platform/web/sealed-drafts.ts'
import { useText } from '#platform/web/text.ts'
import { useSealedDrafts } from '#platform/web/use-sealed-drafts.ts'
import { FormConflicts } from './form-conflicts.tsx'
import { FormFieldsContext } from './form-context.ts'
import type { Revisions } from './form-draft.ts'
import { FormFoot } from './form-foot.tsx'
import { fieldId } from './form-model.ts'
import { FormToolsContext, toolsOf } from './form-tools.ts'
import type { formsText } from './forms.text.ts'
import { SaveNotices, SaveStatus } from './save-status.tsx'
import { SectionView } from './section-view.tsx'
import { StepBar, StepList } from './step-list.tsx'
import { todayHere, type FormSource } from './use-checked-form.ts'
import { useFormView, type FormUi } from './use-form-view.ts'
import { useFormDraft, type Complete, type FormTransport } from './use-form-draft.ts'
import { useSteps, type StepsSource } from './use-steps.ts'
import { useLeaveGuard } from '#platform/web/use-leave-guard.ts'
import styles from './form-view.module.css'

export type FormViewProps = FormSource &
  StepsSource & {
    /** What the profile knows, for the sections that nobody has saved yet. */
    known?: Known
    nodeId: string
    personId: string
    /** The key of this person's drafts on this device. */
    draftKey: string
    revisions: Revisions
    transport: FormTransport
    /** Above the list of steps: which form of which work order. */
    heading: ReactNode
    /** Above the questions of a step: what the page adds or offers (`useFormTools`). */
    above?: ReactNode
    /** Below the questions of a step: what follows from its answers (`useFormTools`, `useFormFields`). */
    below?: ReactNode
    /** Under the list of steps, where there is room for one; otherwise below the questions. */
    beside?: ReactNode
  }

/** A form to be filled in, step by step, saved while one types. */
export function FormView(props: FormViewProps) {
  const drafts = useSealedDrafts(props.draftKey)
  return drafts && <OpenForm {...props} drafts={drafts} />
}

function OpenForm(props: FormViewProps & { drafts: SealedDrafts }) {
  const { template, startAt } = props
  const t = useText<typeof formsText>('forms')
  const source = useSource(props)
  const { draft, state } = useFormDraft(source, props.transport)
  const form = useFormView(source, draft, state)
  const summary = useRef<HTMLDivElement>(null)
  useLeaveGuard(() => form.isUploading() || (!state.storedLocally && state.saving.kind !== 'clean'))
  const steps = useSteps(props, { form, draft, focusMistakes: () => summary.current?.focus() })
  const { sections, current, index, goTo } = steps
  const isLastStep = index === sections.length - 1
  const tools = useMemo(
    () => toolsOf(draft, template, { section: current.key, isFirstStep: index === 0, isLastStep }),
    [draft, template, current.key, index, isLastStep],
  )
  useStart(startAt ?? form.openNotes[0]?.path)
  const mistakes = form.summaryOf(current.key)
  return (
    <FormFieldsContext value={form.context}>
      <StepBar form={form} sections={sections} current={current} onGoTo={goTo} saving={state.saving} />
      <div className={styles.columns}>
        <aside className={styles.side}>
          {props.heading}
          <StepList form={form} sections={sections} current={current} onGoTo={goTo} />
          <FormToolsContext value={tools}>{props.beside}</FormToolsContext>
        </aside>
        <div className={styles.main}>
          <StepHeading form={form} section={current} index={index} count={sections.length}>
            <SaveStatus saving={state.saving} />
          </StepHeading>
          <SaveNotices state={state} onRetry={() => void draft.flush()} />
          <FormConflicts
            template={template}
            state={state}
            files={form.context.file}
            onResolve={draft.resolve}
          />
          <FormToolsContext value={tools}>{props.above}</FormToolsContext>
          <ErrorSummary ref={summary} errors={mistakes} title={t('problems', { count: mistakes.length })} />
          <SectionView section={current} fields={form.evaluated} />
          <FormToolsContext value={tools}>{props.below}</FormToolsContext>
          {/* At the end: further up, the bar that stays on top of a phone's screen would cover half of it. */}
          {props.beside && (
            <div className={styles.narrowBeside}>
              <FormToolsContext value={tools}>{props.beside}</FormToolsContext>
            </div>
          )}
          <FormFoot
            steps={steps}
            again={props.again === true}
            lang={form.lang}
            hasMistakes={mistakes.length > 0}
          />
        </div>
      </div>
    </FormFieldsContext>
  )
}

/** In the sections that nobody has saved yet, the form shows the profile's answers. */
function useSource<Props extends FormViewProps>(props: Props): Props & { complete: Complete } {
  const { template, answers, revisions, known } = props
  const complete = useCallback<Complete>(
    (version) => {
      const { answers: own, revisions: saves } = version
      return known ? prefill(template, own, known, { saves, today: todayHere() }) : own
    },
    [template, known],
  )
  const first = useMemo(() => complete({ answers, revisions }), [complete, answers, revisions])
  return { ...props, answers: first, complete }
}

/** Once, when the page opens: straight to the field that a link names, or to the first returned one. */
function useStart(path: string | undefined): void {
  const [startAt] = useState(path)
  useEffect(() => {
    if (startAt === undefined) return
    const field = document.getElementById(fieldId(startAt))
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [startAt])
}

function StepHeading(props: {
  form: FormUi
  section: Section
  index: number
  count: number
  children: ReactNode
}) {
  const { form, section, index, count, children } = props
  const t = useText<typeof formsText>('forms')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(section.key)
  useEffect(() => {
    if (shown.current !== section.key) heading.current?.focus({ preventScroll: true })
    shown.current = section.key
  }, [section.key])
  return (
    <header className={styles.heading}>
      <p className={styles.eyebrow}>{t('stepOf', { step: index + 1, count })}</p>
      <div className={styles.status}>{children}</div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {pickText(section.title, form.lang)}
      </h1>
      {section.description && (
        <p className={styles.description}>{pickText(section.description, form.lang)}</p>
      )}
    </header>
  )
}
