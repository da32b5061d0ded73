import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { sectionsOfPath } from '#forms/engine/model/field-at.ts'
import { prefill, type Known } from '#forms/engine/copy/prefill.ts'
import type { Section } from '#forms/engine/model/template.ts'
import type { FormError } from '#forms/engine/validate/validate.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import { useText } from '#platform/web/text.ts'
import { FormConflicts } from './form-conflicts.tsx'
import { FormFieldsContext } from './form-context.ts'
import type { Revisions, Version } from './form-draft.ts'
import { fieldId } from './form-model.ts'
import { FormToolsContext, toolsOf } from './form-tools.ts'
import type { formsText } from './forms.text.ts'
import { SaveNotices, SaveStatus } from './save-status.tsx'
import { SectionView } from './section-view.tsx'
import { StepBar, StepList } from './step-list.tsx'
import { useFormView, type FormSource, type FormUi } from './use-form-view.ts'
import { useFormDraft, type FormTransport } from './use-form-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import styles from './form-view.module.css'

/** What came of handing the form in. */
export type Submitted =
  | { kind: 'submitted' }
  | { kind: 'errors'; errors: readonly FormError[]; revisions: Revisions }
  | { kind: 'stale'; theirs: Version }
  /** Said in a message already. */
  | { kind: 'failed' }

export type FormViewProps = FormSource & {
  /** What the profile knows, where nobody has answered yet. */
  known?: Known
  nodeId: string
  personId: string
  revisions: Revisions
  transport: FormTransport & {
    submit(version: Parameters<FormTransport['save']>[0]): Promise<Submitted>
  }
  /** The key of the step that is shown, and how to change it. */
  current: string | undefined
  onCurrent: (section: string) => void
  /** Where to begin: `directors/<id>/passport`. */
  startAt?: string
  onSubmitted: () => void
  /** Above the list of steps: which form of which work order. */
  heading: ReactNode
  /** Sent before and returned: the last button says so. */
  again?: boolean
  /** Above the questions of a step: what the page has to say or to offer (`useFormTools`). */
  above?: ReactNode
  /** Under the list of steps, where there is room for one; otherwise above the questions too. */
  beside?: ReactNode
}

/** A form to be filled in, step by step, saved as one types. */
export function FormView(props: FormViewProps) {
  const { template, transport, onSubmitted, startAt } = props
  const t = useText<typeof formsText>('forms')
  const source = useSource(props)
  const { draft, state } = useFormDraft(source, transport)
  const form = useFormView(source, draft, state)
  const [sending, setSending] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  useLeaveGuard(() => form.isUploading() || (!state.storedLocally && state.saving.kind !== 'clean'))

  const sections = template.sections.filter((section) => stepOf(form, section)?.visible)
  // Decided once: a step that becomes complete while somebody types must not slip away under them.
  const [beginAt] = useState(() => firstOpen(form, sections, startAt).key)
  const shown = (key: string | undefined) => sections.find((section) => section.key === key)
  const current = shown(props.current) ?? shown(beginAt) ?? (sections[0] as Section)
  const index = sections.indexOf(current)
  // After a return the steps in which nothing came back are passed over.
  const later = sections.slice(index + 1)
  const unfinished = sections.find((section) => section !== current && errorsIn(form, section).length > 0)
  const next = props.again ? unfinished : later[0]
  const goTo = (section: Section) => {
    props.onCurrent(section.key)
    window.scrollTo({ top: 0 })
  }
  const showMistakes = (keys: readonly string[]) => {
    form.check(keys)
    setTimeout(() => summary.current?.focus(), 50)
  }
  const goOn = () => {
    void draft.flush()
    if (errorsIn(form, current).length > 0) showMistakes([current.key])
    else if (next) goTo(next)
  }
  async function submit(): Promise<void> {
    const wrong = sections.find((section) => errorsIn(form, section).length > 0)
    form.check(sections.map((section) => section.key))
    if (wrong) {
      goTo(wrong)
      showMistakes([wrong.key])
      return
    }
    setSending(true)
    if (await draft.flush()) {
      const { answers, revisions } = draft.state()
      const all = Object.fromEntries(template.sections.map(({ key }) => [key, revisions[key] ?? 0]))
      const result = await transport.submit({ answers, revisions: all })
      if (result.kind === 'submitted') onSubmitted()
      if (result.kind === 'stale') draft.receive(result.theirs)
      if (result.kind === 'errors') {
        draft.receive({ answers, revisions: result.revisions })
        showServerErrors(result.errors)
      }
    }
    setSending(false)
  }
  function showServerErrors(errors: readonly FormError[]): void {
    form.receiveServerErrors(errors)
    const [key] = sectionsOfPath(template, ...errors.map((error) => error.path))
    const section = sections.find((candidate) => candidate.key === key)
    if (section) goTo(section)
    showMistakes(key === undefined ? [] : [key])
  }

  const tools = useMemo(() => toolsOf(draft, template, index === 0), [draft, template, index])
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
          <FormToolsContext value={tools}>
            {props.beside && <div className={styles.narrowBeside}>{props.beside}</div>}
            {props.above}
          </FormToolsContext>
          <ErrorSummary ref={summary} errors={mistakes} title={t('problems', { count: mistakes.length })} />
          <SectionView section={current} fields={form.evaluated} />
          <div className={styles.foot}>
            {index > 0 && (
              <Button size={52} onClick={() => goTo(sections[index - 1] as Section)}>
                {t('back')}
              </Button>
            )}
            <span className={styles.mayLeave}>
              {mistakes.length > 0 && next ? (
                <Button variant="subtle" onClick={() => goTo(next)}>
                  {t('fillInLater')}
                </Button>
              ) : (
                t('mayLeave')
              )}
            </span>
            <NextButton
              next={next}
              again={props.again === true}
              sending={sending}
              lang={form.lang}
              onNext={goOn}
              onSubmit={() => void submit()}
            />
          </div>
        </div>
      </div>
    </FormFieldsContext>
  )
}

/** Before the first save the profile's answers stand in the form, whenever it is read anew. */
function useSource<Props extends FormViewProps>(props: Props): Props {
  const { template, answers, known } = props
  const first = useMemo(
    () => (known ? prefill(template, answers, known) : answers),
    [template, answers, known],
  )
  return { ...props, answers: first }
}

function stepOf(form: FormUi, section: Section) {
  return form.steps.find((step) => step.sectionKey === section.key)
}

function errorsIn(form: FormUi, section: Section): FormError[] {
  const own = new Set(
    form.evaluated.filter((entry) => entry.sectionKey === section.key).map((entry) => entry.path),
  )
  return form.errors.filter((error) => own.has(error.path))
}

/** The step to begin with: the one asked for, the first with something that came back, the first unfinished one. */
function firstOpen(form: FormUi, sections: readonly Section[], startAt: string | undefined): Section {
  const holds = (path: string) => (section: Section) =>
    form.evaluated.some((entry) => entry.path === path && entry.sectionKey === section.key)
  const asked = startAt === undefined ? undefined : sections.find(holds(startAt))
  const returned = form.openNotes[0] && sections.find(holds(form.openNotes[0].path))
  const unfinished = sections.find((section) => errorsIn(form, section).length > 0)
  return asked ?? returned ?? unfinished ?? (sections[0] as Section)
}

/** Once, when the page opens: straight to the field that a link names, or to what came back first. */
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

function NextButton(props: {
  next: Section | undefined
  again: boolean
  sending: boolean
  lang: FormUi['lang']
  onNext: () => void
  onSubmit: () => void
}) {
  const t = useText<typeof formsText>('forms')
  if (props.next)
    return (
      <Button variant="primary" size={52} className={styles.next} onClick={props.onNext}>
        <span className={styles.long}>
          {t('saveAndGoTo', { name: pickText(props.next.title, props.lang) })}
        </span>
        <span className={styles.short}>{t('saveAndGoOn')}</span>
      </Button>
    )
  return (
    <Button
      variant="primary"
      size={52}
      className={styles.next}
      loading={props.sending}
      onClick={props.onSubmit}
    >
      {t(props.again ? 'submitAgain' : 'submit')}
    </Button>
  )
}
