import { createContext, type ReactNode, use, useMemo } from 'react'
import { prefill, type Known } from '#forms/engine/copy/prefill.ts'
import { PRINT_TEXTS } from '#forms/engine/print/print-model.ts'
import { rowNameIn } from '#forms/engine/model/row-name.ts'
import { evaluate, type EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { Answers, GroupRow, Template } from '#forms/engine/model/template.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { cx } from '#platform/ui/cx.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { isSensitive } from '#forms/engine/model/field-kinds.ts'
import { AnswerValue, type AnswerLook } from './answer-value.tsx'
import { FileList } from './files/file-list.tsx'
import { todayHere } from './use-checked-form.ts'
import { blocksOf, type FormFile } from './form-model.ts'
import type { formsText } from './forms.text.ts'
import { SensitiveAnswer } from './sensitive-answer.tsx'
import styles from './answers-view.module.css'

/** In the reader's language, in one of the two, or in both side by side. */
export type AnswersLayout = Lang | 'both'

/** One answer before and after; null where there is none. */
export type AnswerChange = { path: string; before: unknown; after: unknown }

type FindFile = (fileId: string) => FormFile | undefined

/** What every answer of one view needs to know. */
type Reading = {
  langs: readonly Lang[]
  file: FindFile
  changes: readonly AnswerChange[]
  /** Masked by the server: revealing one is a call of its own. */
  maskedPaths: readonly string[]
  onReveal?: (path: string) => Promise<string | undefined>
  /** Below what somebody else entered: who and when. */
  entered?: Readonly<Record<string, string>> | undefined
}

const NONE: readonly never[] = []

const ReadingContext = createContext<Reading | undefined>(undefined)

/** A read-only form: all that was asked, section by section; unanswered questions are marked. */
export function AnswersView(props: {
  template: Template
  answers: Answers
  files: readonly FormFile[]
  /** Level of the sections' headings. */
  level?: 2 | 3
  layout?: AnswersLayout
  changes?: readonly AnswerChange[]
  maskedPaths?: readonly string[]
  onReveal?: (path: string) => Promise<string | undefined>
  /** What the profile knows, where nobody has answered yet. */
  known?: Known
  /** How often each section was saved: in those that were, the profile adds nothing. */
  saves?: Readonly<Record<string, number>>
  entered?: Readonly<Record<string, string>>
}) {
  const {
    template,
    files,
    known,
    saves,
    level = 3,
    layout,
    changes = NONE,
    maskedPaths = NONE,
    onReveal,
    entered,
  } = props
  const own = useLang()
  const answers = useMemo(
    () =>
      known
        ? prefill(template, props.answers, known, { ...(saves && { saves }), today: todayHere() })
        : props.answers,
    [template, props.answers, known, saves],
  )
  const fields = useMemo(
    () => evaluate(template, answers).fields.filter((entry) => entry.visible && entry.field.type !== 'info'),
    [template, answers],
  )
  const reading = useMemo(() => {
    const langs: Lang[] = layout === 'both' ? ['en', 'zh'] : [layout ?? own]
    const file: FindFile = (id) => files.find((one) => one.fileId === id)
    return { langs, file, changes, maskedPaths, onReveal, entered }
  }, [layout, own, files, changes, maskedPaths, onReveal, entered])
  const { langs } = reading
  const Heading = `h${level}` as const
  return (
    <ReadingContext value={reading}>
      <div className={styles.sections}>
        {template.sections.map((section) => {
          const inSection = fields.filter((entry) => entry.sectionKey === section.key)
          if (inSection.length === 0) return null
          return (
            <section key={section.key}>
              <Heading className={cx(styles.heading, langs.length > 1 && styles.sides)}>
                <InEach langs={langs}>{(lang) => pickText(section.title, lang)}</InEach>
              </Heading>
              <SectionAnswers fields={inSection} />
            </section>
          )
        })}
      </div>
    </ReadingContext>
  )
}

/** The same in every language of the view, each marked with its `lang`. */
function InEach({ langs, children }: { langs: readonly Lang[]; children: (lang: Lang) => ReactNode }) {
  return langs.map((lang) => (
    <span key={lang} lang={lang}>
      {children(lang)}
    </span>
  ))
}

function SectionAnswers({ fields }: { fields: readonly EvaluatedField[] }) {
  return blocksOf(fields).map((block) => {
    const [first] = block
    if (first?.field.type !== 'group') return <Rows key={first?.path} entries={block} />
    return <GroupAnswers key={first.path} entry={first} fields={fields} />
  })
}

function GroupAnswers({ entry, fields }: { entry: EvaluatedField; fields: readonly EvaluatedField[] }) {
  const { langs } = useReading()
  const rows = (Array.isArray(entry.value) ? entry.value : []) as readonly GroupRow[]
  return rows.map((row, index) => (
    <div key={row._id} className={styles.row}>
      <p className={cx(styles.rowName, langs.length > 1 && styles.sides)}>
        <InEach langs={langs}>{(lang) => rowNameIn(entry, index, lang)}</InEach>
      </p>
      <Rows entries={fields.filter((each) => each.row?.id === row._id)} />
    </div>
  ))
}

/** Questions with their answers, outside of a whole form: the accepted ones of a step. */
export function AnswerList({ entries, file }: { entries: readonly EvaluatedField[]; file: FindFile }) {
  const lang = useLang()
  const reading = useMemo(() => ({ langs: [lang], file, changes: NONE, maskedPaths: NONE }), [lang, file])
  return (
    <ReadingContext value={reading}>
      <Rows entries={entries} />
    </ReadingContext>
  )
}

function useReading(): Reading {
  const reading = use(ReadingContext)
  if (!reading) throw new Error('answers must be inside an answers view')
  return reading
}

function Rows({ entries }: { entries: readonly EvaluatedField[] }) {
  const { langs, entered } = useReading()
  if (entries.length === 0) return null
  return (
    <dl className={cx(styles.answers, langs.length > 1 && styles.bilingual)}>
      {entries.map((entry) =>
        langs.map((lang) => (
          <div key={`${entry.path} ${lang}`} lang={lang}>
            <dt>{pickText(entry.field.label, lang)}</dt>
            <dd>
              <OneAnswer entry={entry} lang={lang} />
              {entered?.[entry.path] && <p className={styles.entered}>{entered[entry.path]}</p>}
            </dd>
          </div>
        )),
      )}
    </dl>
  )
}

function useLook(lang: Lang): AnswerLook {
  const t = useText<typeof formsText>('forms')
  const { file, maskedPaths, onReveal } = useReading()
  const texts = PRINT_TEXTS[lang]
  return {
    boxes: texts,
    unmasked: false,
    none: <span className={styles.none}>{texts.none}</span>,
    text: (text) => text,
    files: (ids) => <FileList files={ids.map(file).filter((found) => found !== undefined)} />,
    fileName: (id) => file(id)?.name ?? texts.file,
    added: <span className={styles.isNew}>{t('newAnswer')}</span>,
    former: (text) => (
      <del className={styles.former}>
        <span className="visually-hidden">{t('formerly')} </span>
        {text}
      </del>
    ),
    guarded: (entry) =>
      entry.value !== undefined && isSensitive(entry.field) ? (
        <SensitiveAnswer
          entry={entry}
          lang={lang}
          isMasked={maskedPaths.includes(entry.path)}
          onReveal={onReveal}
        />
      ) : undefined,
  }
}

function OneAnswer({ entry, lang }: { entry: EvaluatedField; lang: Lang }) {
  const { changes } = useReading()
  const look = useLook(lang)
  const change = changes.find((candidate) => candidate.path === entry.path)
  return <AnswerValue entry={entry} lang={lang} change={change} look={look} />
}
