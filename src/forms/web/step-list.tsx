import type { Section } from '#forms/engine/model/template.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { cx } from '#platform/ui/cx.ts'
import { IconArrowBackUp, IconCheck } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { SaveState } from './form-draft.ts'
import type { formsText } from './forms.text.ts'
import { SaveStatus } from './save-status.tsx'
import type { FormUi, SectionProgress } from './use-form-view.ts'
import styles from './step-list.module.css'

type StepsProps = {
  form: FormUi
  sections: readonly Section[]
  current: Section
  onGoTo: (section: Section) => void
}

type Look = 'done' | 'left' | 'new' | 'returned' | 'unasked'

function lookOf(form: FormUi, step: SectionProgress | undefined): { look: Look; count: number } {
  if (!step) return { look: 'new', count: 0 }
  if (!step.visible) return { look: 'unasked', count: 0 }
  const paths = new Set(
    form.evaluated.filter((entry) => entry.sectionKey === step.sectionKey).map((entry) => entry.path),
  )
  const returned = form.openNotes.filter((note) => paths.has(note.path)).length
  if (returned > 0) return { look: 'returned', count: returned }
  const left = step.missing + step.errors
  if (left === 0) return { look: 'done', count: step.answered }
  return step.answered === 0 ? { look: 'new', count: step.total } : { look: 'left', count: left }
}

const WORDS = {
  done: 'stepDone',
  left: 'stepLeft',
  new: 'stepNew',
  returned: 'stepReturned',
  unasked: 'stepUnasked',
} as const

/** On the left of a wide screen: all steps with what is left to do in each. */
export function StepList({ form, sections, current, onGoTo }: StepsProps) {
  const t = useText<typeof formsText>('forms')
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.list}>
        {sections.map((section, index) => {
          const { look, count } = lookOf(
            form,
            form.steps.find((step) => step.sectionKey === section.key),
          )
          return (
            <li key={section.key}>
              <button
                type="button"
                className={styles.step}
                aria-current={section === current ? 'step' : undefined}
                disabled={look === 'unasked'}
                onClick={() => onGoTo(section)}
              >
                <StepMark look={look} number={index + 1} current={section === current} />
                <span className={styles.text}>
                  <span className={styles.name}>{pickText(section.title, form.lang)}</span>
                  <span className={cx(styles.state, styles[look])}>{t(WORDS[look], { count })}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function StepMark({ look, number, current }: { look: Look; number: number; current: boolean }) {
  if (look === 'done')
    return (
      <span className={cx(styles.mark, styles.markDone)}>
        <IconCheck size={14} stroke={3} />
      </span>
    )
  if (look === 'returned')
    return (
      <span className={cx(styles.mark, styles.markReturned)}>
        <IconArrowBackUp size={14} stroke={2.5} />
      </span>
    )
  return <span className={cx(styles.mark, current && styles.markCurrent)}>{number}</span>
}

/** At the top of a phone's screen: the current step, its progress, and whether it is saved. */
export function StepBar({ form, sections, current, onGoTo, saving }: StepsProps & { saving: SaveState }) {
  const t = useText<typeof formsText>('forms')
  const step = form.steps.find((candidate) => candidate.sectionKey === current.key)
  const done = step ? step.required - step.missing : 0
  const index = sections.indexOf(current)
  return (
    <div className={styles.bar}>
      <div className={styles.barWords}>
        <b>
          {t('stepNamed', {
            step: index + 1,
            count: sections.length,
            name: pickText(current.title, form.lang),
          })}
        </b>
        <SaveStatus saving={saving} quiet />
      </div>
      <div className={styles.segments}>
        {sections.map((section, at) => {
          const own = form.steps.find((candidate) => candidate.sectionKey === section.key)
          return (
            <button
              key={section.key}
              type="button"
              className={styles.segment}
              aria-current={section === current ? 'step' : undefined}
              disabled={own?.visible === false}
              aria-label={t('stepNamed', {
                step: at + 1,
                count: sections.length,
                name: pickText(section.title, form.lang),
              })}
              onClick={() => onGoTo(section)}
            >
              <span style={{ width: `${shareOf(own) * 100}%` }} />
            </button>
          )
        })}
      </div>
      <span className={styles.count}>{t('filledOf', { done, total: step?.required ?? 0 })}</span>
    </div>
  )
}

function shareOf(step: SectionProgress | undefined): number {
  if (!step || step.required === 0) return step?.answered ? 1 : 0
  return (step.required - step.missing) / step.required
}
