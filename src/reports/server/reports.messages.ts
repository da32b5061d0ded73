import type { MessageKind } from '#messages/server/public.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { paths } from '#paths.ts'

type Imported = { file: string; rows: number; issues: number; importId: string }

const toReports = ({ importId }: { importId: string }) => paths.salesImports({ id: importId })

const importFinished: MessageKind<Imported> = {
  name: 'reports.importFinished',
  type: 'DECLARATION',
  title: { en: '{{file}} is imported', zh: '{{file}}已导入' },
  body: {
    en: '{{rows}} rows now count in your returns. There is nothing to correct.',
    zh: '已有{{rows}}行计入申报，没有需要您处理的行。',
  },
  link: toReports,
}

const importWithIssues: MessageKind<Imported> = {
  name: 'reports.importWithIssues',
  type: 'DECLARATION',
  asksToAct: true,
  title: { en: '{{file}}: {{issues}} rows to correct', zh: '{{file}}：{{issues}}行需要您处理' },
  body: {
    en: '{{rows}} rows are imported. {{issues}} more are in no return until you correct them; the list says what is wrong with each and what to do.',
    zh: '已导入{{rows}}行，另有{{issues}}行须更正后才能计入申报。列表中写明了每行的问题和处理方法。',
  },
  link: toReports,
}

const importFailed: MessageKind<{ file: string; importId: string }> = {
  name: 'reports.importFailed',
  type: 'DECLARATION',
  asksToAct: true,
  title: { en: '{{file}} could not be imported', zh: '{{file}}导入失败' },
  body: {
    en: 'None of it counts in your returns. The page says why and what to do.',
    zh: '该文件的内容均未计入申报。页面会说明原因和处理方法。',
  },
  link: toReports,
}

const fetchFailed: MessageKind<{ shop: string; shopId: string; month: { day: string } }> = {
  name: 'reports.fetchFailed',
  type: 'DECLARATION',
  asksToAct: true,
  title: { en: '{{shop}}: the sales of {{when}} are missing', zh: '{{shop}}：缺少{{when}}的销售数据' },
  body: {
    en: 'Amazon has not given us the report for {{when}}. Without it, no return covering that month can be calculated. Download the “VAT Transactions Report” in Seller Central and import it here.',
    zh: 'Amazon未能向我们提供{{when}}的报告。缺少该报告，涉及该月的申报无法计算。请在卖家平台下载“增值税交易报告”，然后在此导入。',
  },
  words: ({ month }, { lang }) => ({ when: formatDay(month.day, lang, 'month') }),
  link: ({ shopId }) => paths.salesImports({ shop: shopId }),
}

const rejudged: MessageKind<{ file: string; rows: number; importId: string }> = {
  name: 'reports.rejudged',
  type: 'DECLARATION',
  title: { en: '{{file}}: {{rows}} rows are taxed differently', zh: '{{file}}：{{rows}}行的税务处理有变' },
  body: {
    en: 'Facts about your company have changed. Returns not yet filed are recalculated; filed returns are corrected. Each row shows its earlier treatment.',
    zh: '贵公司的资料有变，相关交易已重新判定：未提交的申报会重新计算，已提交的申报将另行更正。每行旁边会注明原来的处理方式。',
  },
  link: toReports,
}

const withdrawn: MessageKind<{ file: string; rows: number; importId: string }> = {
  name: 'reports.withdrawn',
  type: 'DECLARATION',
  title: { en: '{{file}} is withdrawn', zh: '{{file}}已撤回' },
  body: {
    en: 'Its {{rows}} rows no longer count. Returns not yet filed are recalculated; filed returns stay and are corrected. You can import the file again at any time.',
    zh: '其中{{rows}}行不再计入。未提交的申报会重新计算；已提交的申报保持不变，另行更正。您可以随时重新导入该文件。',
  },
  link: toReports,
}

export const reportsMessages = {
  importFinished,
  importWithIssues,
  importFailed,
  fetchFailed,
  rejudged,
  withdrawn,
}
