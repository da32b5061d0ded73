import { and, type Column, eq, sql } from 'drizzle-orm'
import {
  type ExportPart,
  type ExportRow,
  type ExportTable,
  exportTable,
} from '#platform/server/export.queries.ts'
import type { Answers } from '../engine/model/template.ts'
import {
  formSections,
  formSubmissions,
  forms,
  numberMarks,
  reviewNotes,
  reviewVerdicts,
  type SealedAnswers,
} from './forms.tables.ts'
import { requireTemplate } from './published-templates.ts'
import { openAnswers } from './sealed-answers.ts'

const TECHNICAL = 'how it is stored'

/** Which questions are answered, as the form of the node says. */
const templateOf = (company: Column, node: Column) => ({
  templateKey: sql`(select ${forms.templateKey} from ${forms} where ${forms.companyId} = ${company} and ${forms.nodeId} = ${node})`,
  templateVersion: sql`(select ${forms.templateVersion} from ${forms} where ${forms.companyId} = ${company} and ${forms.nodeId} = ${node})`,
})

/** With the sensitive answers in their places. */
const opened: ExportTable['present'] = async (row, { box, db }) => {
  const { sealed, answers, ...rest } = row
  const template = await requireTemplate(db, {
    key: String(row['templateKey']),
    version: Number(row['templateVersion']),
  })
  const form = { companyId: String(row['companyId']), nodeId: String(row['nodeId']) }
  const stored = { answers: answers as Answers, sealed: sealed as SealedAnswers }
  return { ...rest, answers: openAnswers(box, template, form, stored) } satisfies ExportRow
}

export const formsExport: ExportPart = {
  tables: [
    exportTable({
      table: forms,
      name: 'forms',
      title: { en: 'Forms', zh: '资料表' },
      omit: { markedSubmission: TECHNICAL, markedBy: TECHNICAL },
    }),
    exportTable({
      table: formSections,
      name: 'form-answers',
      title: { en: 'Answers in forms', zh: '资料表内容' },
      omit: { seals: TECHNICAL },
      extra: templateOf(formSections.companyId, formSections.nodeId),
      present: opened,
    }),
    exportTable({
      table: formSubmissions,
      name: 'form-submissions',
      title: { en: 'Submissions of forms', zh: '资料表提交记录' },
      omit: { seals: TECHNICAL },
      extra: templateOf(formSubmissions.companyId, formSubmissions.nodeId),
      present: opened,
    }),
    exportTable({
      table: numberMarks,
      name: 'compared-numbers',
      title: { en: 'Numbers that are compared with other companies', zh: '与其他企业比对的号码' },
      omit: { mark: 'a hash under a key of the agency; the number itself is in the submission' },
    }),
    exportTable({
      table: reviewNotes,
      name: 'review-notes',
      title: { en: 'Answers that were returned', zh: '退回修改记录' },
      omit: { byId: 'a person of the agency' },
    }),
    exportTable({
      table: reviewVerdicts,
      name: 'accepted-answers',
      title: { en: 'Answers that were accepted', zh: '已通过的内容' },
      omit: { byId: 'a person of the agency', draft: 'a draft; what was sent is among the returned answers' },
      // What is marked for return is a thought of the agency until it is sent.
      where: ({ companyId }) =>
        and(eq(reviewVerdicts.companyId, companyId), eq(reviewVerdicts.verdict, 'ACCEPTED')) ?? sql`false`,
    }),
  ],
}
