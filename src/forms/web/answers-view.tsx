import { type ReactNode, useMemo, useState } from 'react'
import { settle, type SettledField } from '#forms/settle.ts'
import type { Answers, GroupField, GroupRow, RowField, Template } from '#forms/template.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { IconEye, IconEyeOff } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { answerText } from '#forms/answer-text.ts'
import { FileList } from './files/file-list.tsx'
import { blocksOf, rowLabel, rowTitle, type FormFile } from './form-model.ts'
import type { formsText } from './forms.text.ts'
import styles from './answers-view.module.css'

/** A form to be read: all that was asked, section by section; unanswered questions say so. */
export function AnswersView(props: {
  template: Template
  answers: Answers
  files: readonly FormFile[]
  /** Level of the sections' headings. */
  level?: 2 | 3
}) {
  const { template, answers, files, level = 3 } = props
  const lang = useLang()
  const fields = useMemo(
    () => settle(template, answers).fields.filter((entry) => entry.visible && entry.field.type !== 'info'),
    [template, answers],
  )
  const byId = new Map(files.map((file) => [file.uploadId, file]))
  const Heading = `h${level}` as const
  return (
    <div className={styles.sections}>
      {template.sections.map((section) => {
        const own = fields.filter((entry) => entry.sectionKey === section.key)
        if (own.length === 0) return null
        return (
          <section key={section.key}>
            <Heading className={styles.heading}>{pickText(section.title, lang)}</Heading>
            <SectionAnswers fields={own} file={(id) => byId.get(id)} />
          </section>
        )
      })}
    </div>
  )
}

type FindFile = (uploadId: string) => FormFile | undefined

function SectionAnswers(props: { fields: readonly SettledField[]; file: FindFile }) {
  const { fields, file } = props
  return blocksOf(fields).map((block) => {
    const [first] = block
    if (first?.field.type !== 'group') return <AnswerList key={first?.path} entries={block} file={file} />
    return <GroupAnswers key={first.path} entry={first} fields={fields} file={file} />
  })
}

function GroupAnswers(props: { entry: SettledField; fields: readonly SettledField[]; file: FindFile }) {
  const { entry, fields, file } = props
  const lang = useLang()
  const group = entry.field as GroupField
  const rows = (Array.isArray(entry.value) ? entry.value : []) as readonly GroupRow[]
  return rows.map((row, index) => (
    <div key={row._id} className={styles.row}>
      <p className={styles.rowName}>
        {[rowLabel(group, index, lang), rowTitle(group, row)]
          .filter(Boolean)
          .join(lang === 'zh' ? ' ' : ', ')}
      </p>
      <AnswerList entries={fields.filter((each) => each.row?.id === row._id)} file={file} />
    </div>
  ))
}

/** Questions with their answers. */
export function AnswerList({ entries, file }: { entries: readonly SettledField[]; file: FindFile }) {
  const lang = useLang()
  if (entries.length === 0) return null
  return (
    <dl className={styles.answers}>
      {entries.map((entry) => (
        <div key={entry.path}>
          <dt>{pickText(entry.field.label, lang)}</dt>
          <dd>
            <OneAnswer entry={entry} file={file} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OneAnswer({ entry, file }: { entry: SettledField; file: FindFile }): ReactNode {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const field = entry.field as RowField
  if (entry.value === undefined) return <span className={styles.none}>{t('noAnswer')}</span>
  if (field.type === 'file') {
    const ids = Array.isArray(entry.value) ? (entry.value as readonly string[]) : []
    return <FileList files={ids.map(file).filter((found) => found !== undefined)} />
  }
  if ('sensitive' in field && field.sensitive) return <SensitiveAnswer entry={entry} />
  return answerText(field, entry.value, lang, { yes: t('yes'), no: t('no') })
}

/** Masked until somebody asks for it. */
function SensitiveAnswer({ entry }: { entry: SettledField }) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const [shown, setShown] = useState(false)
  const name = pickText(entry.field.label, lang)
  return (
    <span className={styles.sensitive}>
      {answerText(entry.field as RowField, entry.value, lang, { yes: t('yes'), no: t('no') }, shown)}
      <IconButton
        size={32}
        variant="bare"
        label={t(shown ? 'hide' : 'show', { name })}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <IconEyeOff size={18} /> : <IconEye size={18} />}
      </IconButton>
    </span>
  )
}
