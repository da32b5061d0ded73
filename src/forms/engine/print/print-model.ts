import { answerText } from './answer-text.ts'
import { evaluate, type EvaluatedField } from '../evaluate/evaluate.ts'
import type { Entered } from '../review/entered-for.ts'
import { rowNameIn } from '../model/row-name.ts'
import type { Answers, RowField, Template } from '../model/template.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'

/** A form on paper, in one language: questions and answers. */
export type PrintedSection = { title: string; lines: PrintedLine[] }
export type PrintedLine =
  | { kind: 'row'; text: string }
  /** An empty text: nothing was answered. */
  | { kind: 'answer'; label: string; text: string }

/** In both languages at once, for print and for the side-by-side preview. */
export const PRINT_TEXTS = {
  en: {
    yes: 'Yes',
    no: 'No',
    file: 'a file',
    none: 'No answer',
    entered: '(entered for the company by {{name}})',
  },
  zh: { yes: '是', no: '否', file: '文件', none: '未填写', entered: '（由服务商{{name}}代填）' },
} as const

/** The names of the files, and which answers staff entered for the company. */
type Printed = { fileNames: ReadonlyMap<string, string>; entered?: Entered }

/**
 * Section by section, in template order; the same lines in every language. Sensitive answers are masked by
 * the module that owns them before, and here once more.
 */
export function printedSections(
  template: Template,
  answers: Answers,
  about: Printed,
  lang: Lang,
): PrintedSection[] {
  const asked = evaluate(template, answers).fields.filter(
    (entry) => entry.visible && entry.field.type !== 'info',
  )
  return template.sections.flatMap((section) => {
    const own = asked.filter((entry) => entry.sectionKey === section.key)
    if (own.length === 0) return []
    return [
      {
        title: pickText(section.title, lang),
        lines: own.flatMap((entry, index) => linesOf(entry, own[index - 1], own, about, lang)),
      },
    ]
  })
}

function linesOf(
  entry: EvaluatedField,
  before: EvaluatedField | undefined,
  all: readonly EvaluatedField[],
  about: Printed,
  lang: Lang,
): PrintedLine[] {
  if (entry.field.type === 'group') return []
  const label = pickText(entry.field.label, lang)
  const answer: PrintedLine = {
    kind: 'answer',
    label,
    text: [textOf(entry, about.fileNames, lang), enteredLine(about, entry, lang)].filter(Boolean).join('\n'),
  }
  const { row } = entry
  if (!row || before?.row?.id === row.id) return [answer]
  const group = all.find((candidate) => candidate.path === row.group)
  return group ? [{ kind: 'row', text: rowNameIn(group, row.index, lang) }, answer] : [answer]
}

function enteredLine({ entered }: Printed, { path }: EvaluatedField, lang: Lang): string {
  const mark = entered?.[path]
  return mark ? PRINT_TEXTS[lang].entered.replace('{{name}}', () => mark.by) : ''
}

function textOf(entry: EvaluatedField, fileNames: ReadonlyMap<string, string>, lang: Lang): string {
  if (entry.field.type !== 'file')
    return answerText(entry.field as RowField, entry.value, lang, PRINT_TEXTS[lang])
  const ids = Array.isArray(entry.value) ? (entry.value as readonly string[]) : []
  return ids.map((id) => fileNames.get(id) ?? PRINT_TEXTS[lang].file).join(lang === 'zh' ? '、' : ', ')
}
