import { useState } from 'react'
import { sectionsOfPath } from '#forms/engine/model/field-at.ts'
import type { Section, Template } from '#forms/engine/model/template.ts'
import type { FormError } from '#forms/engine/validate/validate.ts'
import type { FormDraft, Revisions, Version } from './form-draft.ts'
import { stepsAround } from './steps-around.ts'
import type { FormUi } from './use-form-view.ts'

/** The outcome of submitting the form. */
export type Submitted =
  | { kind: 'submitted' }
  | { kind: 'errors'; errors: readonly FormError[]; revisions: Revisions }
  | { kind: 'stale'; theirs: Version }
  /** Already shown in a message. */
  | { kind: 'failed' }

/** The page's texts about the steps. */
export type StepsSource = {
  template: Template
  transport: { submit(version: Version): Promise<Submitted> }
  /** The key of the step that is shown, and how to change it. */
  current: string | undefined
  onCurrent: (section: string) => void
  /** Where to begin: `directors/<id>/passport`. */
  startAt?: string
  onSubmitted: () => void
  /** Submitted before and returned: the last button says so. */
  again?: boolean
}

/** The steps of a form: which one is shown, what comes after it, and submitting at the end. */
export type Steps = {
  sections: readonly Section[]
  current: Section
  index: number
  /** Undefined at the last step, or after a return when nothing is left to do. */
  next: Section | undefined
  /** Undefined at the first step. */
  before: Section | undefined
  sending: boolean
  goTo(section: Section): void
  /** Saves and goes to the next step, or shows what is wrong in this one. */
  goOn(): void
  submit(): Promise<void>
}

/** @param focusMistakes moves the focus to the list of errors */
export function useSteps(
  props: StepsSource,
  { form, draft, focusMistakes }: { form: FormUi; draft: FormDraft; focusMistakes: () => void },
): Steps {
  const { template, startAt } = props
  // All of them: their number must not jump while answers decide which apply.
  const { sections } = template
  const applies = (section: Section) => stepOf(form, section)?.visible === true
  // Decided once: a step that becomes complete while somebody types must not disappear from under them.
  const [beginAt] = useState(() => firstOpen(form, sections, startAt).key)
  const shown = (key: string | undefined) =>
    sections.find((section) => section.key === key && applies(section))
  const current = shown(props.current) ?? shown(beginAt) ?? sections.find(applies) ?? (sections[0] as Section)
  const index = sections.indexOf(current)
  // After a return, steps in which nothing was returned are skipped.
  const unfinished = sections.find((section) => section !== current && errorsIn(form, section).length > 0)
  const { before, after } = stepsAround(sections, current, applies)
  const next = props.again ? unfinished : after
  const goTo = (section: Section) => {
    props.onCurrent(section.key)
    window.scrollTo({ top: 0 })
  }
  const showMistakes = (keys: readonly string[]) => {
    form.check(keys)
    setTimeout(focusMistakes, 50)
  }
  const goOn = () => {
    void draft.flush()
    if (errorsIn(form, current).length > 0) showMistakes([current.key])
    else if (next) goTo(next)
  }
  const { sending, submit } = useSubmission(props, { form, draft, sections, goTo, showMistakes })
  return { sections, current, index, next, before, sending, goTo, goOn, submit }
}

type Way = Pick<Steps, 'sections' | 'goTo'> & {
  form: FormUi
  draft: FormDraft
  showMistakes: (keys: readonly string[]) => void
}

function useSubmission({ template, transport, onSubmitted }: StepsSource, way: Way) {
  const { form, draft, sections, goTo, showMistakes } = way
  const [sending, setSending] = useState(false)
  function showServerErrors(errors: readonly FormError[]): void {
    form.receiveServerErrors(errors)
    const [key] = sectionsOfPath(template, ...errors.map((error) => error.path))
    const section = sections.find((candidate) => candidate.key === key)
    if (section) goTo(section)
    showMistakes(key === undefined ? [] : [key])
  }
  async function send(): Promise<void> {
    if (!(await draft.flush())) return
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
  async function submit(): Promise<void> {
    const wrong = sections.find((section) => errorsIn(form, section).length > 0)
    form.check(sections.map((section) => section.key))
    if (wrong) {
      goTo(wrong)
      showMistakes([wrong.key])
      return
    }
    setSending(true)
    await send()
    setSending(false)
  }
  return { sending, submit }
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

/** The first step to show: the requested one, the first with something returned, the first unfinished one. */
function firstOpen(form: FormUi, sections: readonly Section[], startAt: string | undefined): Section {
  const holds = (path: string) => (section: Section) =>
    form.evaluated.some((entry) => entry.path === path && entry.sectionKey === section.key)
  const requested = startAt === undefined ? undefined : sections.find(holds(startAt))
  const returned = form.openNotes[0] && sections.find(holds(form.openNotes[0].path))
  const unfinished = sections.find((section) => errorsIn(form, section).length > 0)
  return requested ?? returned ?? unfinished ?? (sections[0] as Section)
}
