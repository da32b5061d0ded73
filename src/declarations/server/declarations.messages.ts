import { type MessageKind, writeValue } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import { countryInSentence } from '#platform/shared/countries.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { periodName } from '#registrations/period-name.ts'
import { kindName } from '../names.ts'
import type { DeclarationRow } from './declarations.tables.ts'

/** Which declaration it is about: a German return for a month, a quarter of the one-stop shop. */
export type AboutDeclaration = Pick<
  DeclarationRow,
  'id' | 'kind' | 'scheme' | 'country' | 'frequency' | 'fromDay' | 'toDay'
> & {
  /** Messages from before there were quantity reports lack it. */
  stream?: DeclarationRow['stream']
}

type About = AboutDeclaration

export function aboutDeclaration(row: DeclarationRow): About {
  const { id, kind, stream, scheme, country, frequency, fromDay, toDay } = row
  return { id, kind, stream, scheme, country, frequency, fromDay, toDay }
}

/** With what it comes to. */
export const aboutTax = (row: DeclarationRow): ToPay => ({
  ...aboutDeclaration(row),
  payable: row.payable ?? 0,
  currency: row.currency,
})

export const declarationLink = ({ id }: About) => paths.declarationDetail(id)
const link = declarationLink

export function declarationWords(
  { kind, stream, scheme, country, frequency, fromDay, toDay }: About,
  { lang }: { lang: Lang },
): Record<string, string> {
  const name = kindName({ kind, stream })[lang]
  const place = countryInSentence(country, lang)
  const inPlace = lang === 'zh' ? `${place}${name}` : `${name} for ${place}`
  const what = scheme === 'LOCAL' ? inPlace : name
  const period =
    frequency === 'YEARLY'
      ? toDay.slice(0, 4)
      : periodName({ kind: 'RETURN', rhythm: frequency, from: fromDay, to: toDay }, lang)
  return { what, period }
}

const words = declarationWords

const NEEDED = {
  en: 'the sales reports of all shops and your invoices with input VAT',
  zh: '所有店铺当期的销售报告及进项发票',
}
const NEEDED_FOR_QUANTITIES = {
  en: 'the sales reports of all shops and the weights of what you sold',
  zh: '所有店铺当期的销售报告及商品重量',
}

const DUE = { en: 'The calendar shows the due date.', zh: '截止日见日历。' }
const DUE_OF_QUANTITIES = {
  en: 'The page of the report says when it is due, as far as that is known.',
  zh: '截止日（如已知）见该申报页面。',
}

const opened: MessageKind<About> = {
  name: 'declarations.opened',
  type: 'DECLARATION',
  title: { en: '{{what}}, {{period}}: we have started', zh: '{{what}}（{{period}}）已开始准备' },
  body: {
    en: 'The period has ended and we have started on the declaration. Please make sure that {{needed}} are here. {{due}}',
    zh: '该申报期已结束，我们已开始准备申报。请确保{{needed}}均已提交。{{due}}',
  },
  words: (params, reader) => ({
    ...words(params, reader),
    needed: (params.kind === 'EPR' ? NEEDED_FOR_QUANTITIES : NEEDED)[reader.lang],
    due: (params.kind === 'EPR' ? DUE_OF_QUANTITIES : DUE)[reader.lang],
  }),
  link,
}

const OFFICE = {
  office: { en: 'the tax office', zh: '税局' },
  reference: { en: 'Tax office reference', zh: '税局受理编号' },
}
const REGISTER = {
  office: { en: 'the register or scheme', zh: '注册机构或回收组织' },
  reference: { en: 'Reference', zh: '受理编号' },
}

/** To whom it was filed, and what its reference is called: quantities go to no tax office. */
function wordsOfFiling(about: About, reader: { lang: Lang }): Record<string, string> {
  const { office, reference } = about.kind === 'EPR' ? REGISTER : OFFICE
  return { ...words(about, reader), office: office[reader.lang], referenceName: reference[reader.lang] }
}

type ToPay = About & { payable: number; currency: string }

/** A credit is said as such: a minus before an amount to pay is read over. */
function tax({ payable, currency }: ToPay, lang: Lang): string {
  const amount = formatMoney({ amount: Math.abs(payable), currency }, lang)
  if (payable === 0) return lang === 'zh' ? '无需缴税' : 'There is no tax to pay'
  if (payable > 0) return lang === 'zh' ? `应缴税金${amount}` : `${amount} is to be paid`
  return lang === 'zh' ? `可退或留抵税额${amount}` : `You have a credit of ${amount}`
}

type Unanswered = {
  /** From when on it is filed without an answer, as the company signed; absent: not at all. */
  filedUnanswered?: { instant: string }
}

/** What follows if nobody answers. */
function unanswered(
  { filedUnanswered: until }: Unanswered,
  reader: { lang: Lang; timeZone: string },
): string {
  const moment = until && writeValue(until, reader)
  if (reader.lang === 'zh')
    return moment
      ? `如${moment}前您既未确认也未提出疑问，我们将按您签署的选择提交申报`
      : '未经您确认，我们不会提交'
  return moment
    ? `If you do neither by ${moment}, we file it as set out in your signed choice`
    : 'We file nothing without your confirmation'
}

const toConfirm: MessageKind<ToPay & Unanswered> = {
  name: 'declarations.toConfirm',
  type: 'DECLARATION',
  asksToAct: true,
  title: { en: '{{what}}, {{period}}: please confirm', zh: '{{what}}（{{period}}）待您确认' },
  body: {
    en: 'The figures are calculated and checked. {{tax}}. Please review and confirm them, or query a figure. {{unanswered}}.',
    zh: '申报数据已计算并复核，{{tax}}。请核对后确认，或对具体栏目提出疑问。{{unanswered}}。',
  },
  words: (params, reader) => ({
    ...words(params, reader),
    tax: tax(params, reader.lang),
    unanswered: unanswered(params, reader),
  }),
  link,
}

/** Nobody answered, and the company signed that it is filed then. */
const confirmedByChoice: MessageKind<ToPay & { until: { instant: string } }> = {
  name: 'declarations.confirmedByChoice',
  type: 'DECLARATION',
  title: {
    en: '{{what}}, {{period}}: confirmed as set out in your signed choice',
    zh: '{{what}}（{{period}}）已按您签署的选择确认',
  },
  body: {
    en: 'Nobody had confirmed or queried it by {{until}}, so the figures that we showed you count as confirmed, as set out in your signed choice, and we file them. {{tax}}. You can change the choice for later returns on the page of the declaration.',
    zh: '截至{{until}}，该申报未获确认，也未收到疑问。根据您签署的选择，已向您展示的数据视为已确认，我们将据此提交申报。{{tax}}。如需更改今后的选择，请前往该申报页面。',
  },
  words: (params, reader) => ({ ...words(params, reader), tax: tax(params, reader.lang) }),
  link,
}

const answered: MessageKind<About & Unanswered & { answer: string }> = {
  name: 'declarations.answered',
  type: 'DECLARATION',
  asksToAct: true,
  title: { en: '{{what}}, {{period}}: we have answered', zh: '{{what}}（{{period}}）：已回复您的疑问' },
  body: {
    en: 'We have answered your query: “{{answer}}” Please review the declaration and confirm it. {{unanswered}}.',
    zh: '我们的回复：“{{answer}}”。请重新核对并确认该申报。{{unanswered}}。',
  },
  words: (params, reader) => ({ ...words(params, reader), unanswered: unanswered(params, reader) }),
  link,
}

const changed: MessageKind<About> = {
  name: 'declarations.changed',
  type: 'DECLARATION',
  title: { en: '{{what}}, {{period}}: the figures have changed', zh: '{{what}}（{{period}}）：数据已更新' },
  body: {
    en: 'Sales or documents arrived after the figures were shown to you, so they were recalculated. We check them and then ask you to confirm; an earlier confirmation no longer counts.',
    zh: '在您查看数据之后又有新的销售或单据，因此已重新计算。我们复核后会再请您确认，此前的确认不再有效。',
  },
  words,
  link,
}

const filed: MessageKind<ToPay & { reference: string }> = {
  name: 'declarations.filed',
  type: 'DECLARATION',
  title: { en: '{{what}}, {{period}}: filed with {{office}}', zh: '{{what}}（{{period}}）已提交{{office}}' },
  body: {
    en: 'We have filed the declaration with {{office}}. {{referenceName}}: {{reference}}. {{tax}}. The receipt is ready to download.',
    zh: '申报已提交{{office}}，{{referenceName}}：{{reference}}。{{tax}}。回执可随时下载。',
  },
  words: (params, reader) => ({ ...wordsOfFiling(params, reader), tax: tax(params, reader.lang) }),
  link,
}

const accepted: MessageKind<ToPay & { reference: string }> = {
  name: 'declarations.accepted',
  type: 'DECLARATION',
  title: { en: '{{what}}, {{period}}: accepted by {{office}}', zh: '{{what}}（{{period}}）{{office}}已受理' },
  body: {
    en: 'The declaration that we filed has been accepted by {{office}}. {{referenceName}}: {{reference}}. {{tax}}. The receipt is ready to download.',
    zh: '我们提交的申报已由{{office}}受理，{{referenceName}}：{{reference}}。{{tax}}。回执可随时下载。',
  },
  words: (params, reader) => ({ ...wordsOfFiling(params, reader), tax: tax(params, reader.lang) }),
  link,
}

const receiptKept: MessageKind<About & { reference: string }> = {
  name: 'declarations.receiptKept',
  type: 'DECLARATION',
  title: {
    en: '{{what}}, {{period}}: the receipt of {{office}} is here',
    zh: '{{what}}（{{period}}）{{office}}回执已收到',
  },
  body: {
    en: 'The receipt of {{office}} has arrived, with the reference {{reference}}. You can download it on the declaration’s page.',
    zh: '{{office}}已出具回执，编号：{{reference}}。您可在申报页面下载。',
  },
  words: wordsOfFiling,
  link,
}

const rejected: MessageKind<About & { reason: string }> = {
  name: 'declarations.rejected',
  type: 'DECLARATION',
  title: { en: '{{what}}, {{period}}: rejected by {{office}}', zh: '{{what}}（{{period}}）被{{office}}退回' },
  body: {
    en: 'The declaration was rejected by {{office}}: “{{reason}}” We correct it and ask you to confirm the new figures. Until then you do not need to do anything.',
    zh: '{{office}}未受理该申报，原因：“{{reason}}”。我们会更正后再请您确认新数据，在此之前您无需操作。',
  },
  words: wordsOfFiling,
  link,
}

const corrected: MessageKind<About> = {
  name: 'declarations.corrected',
  type: 'DECLARATION',
  title: { en: '{{what}}, {{period}}: a correction is needed', zh: '{{what}}（{{period}}）需要更正申报' },
  body: {
    en: 'Sales or documents for this period arrived after it was filed. The filed declaration stays as it is; we prepare a correction and ask you to confirm the difference.',
    zh: '该期申报提交后又有新的销售或单据。已提交的申报保持不变，我们正在准备更正申报，届时请您核对差额并确认。',
  },
  words,
  link,
}

const evidenceReady: MessageKind<About & { until: { instant: string } }> = {
  name: 'declarations.evidenceReady',
  type: 'DECLARATION',
  title: { en: '{{what}}, {{period}}: the evidence pack is ready', zh: '{{what}}（{{period}}）证据包已生成' },
  body: {
    en: 'Everything behind the declaration is in one file. Download it on the declaration’s page until {{until}}.',
    zh: '该申报的全部依据已汇集为一个文件，请在{{until}}前到申报页面下载。',
  },
  words,
  link,
}

/** What becomes of a declaration, as the members of the company are told. */
export const declarationsMessages = {
  opened,
  toConfirm,
  confirmedByChoice,
  answered,
  changed,
  filed,
  accepted,
  receiptKept,
  rejected,
  corrected,
  evidenceReady,
}
