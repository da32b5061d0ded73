import type { Answers } from '#forms/engine/model/template.ts'

/** What a power of attorney says about the company, from the answers of its form. */
export type Grantor = {
  name: string
  nameOriginal: string | null
  registrationNumber: string | null
  address: string[]
  country: string | null
  signatory: string | null
}

function textAt(answers: Answers, key: string): string | null {
  const answer = answers[key]
  return typeof answer === 'string' && answer !== '' ? answer : null
}

/** Reads the keys that all our templates share; where a form does not ask for one, its line is left out. */
export function grantorOf(answers: Answers, fallbackName: string): Grantor {
  const postcodeAndCity = [textAt(answers, 'postcode'), textAt(answers, 'city')].filter(
    (part) => part !== null,
  )
  const address = [textAt(answers, 'street') ?? textAt(answers, 'address'), postcodeAndCity.join(' ')]
  return {
    name: textAt(answers, 'companyName') ?? fallbackName,
    nameOriginal: textAt(answers, 'companyNameOriginal'),
    registrationNumber: textAt(answers, 'uscc') ?? textAt(answers, 'registrationNumber'),
    address: address.filter((line): line is string => line !== null && line !== ''),
    country: textAt(answers, 'country'),
    signatory: textAt(answers, 'signatory') ?? textAt(answers, 'contactName'),
  }
}

/** One sentence in the languages of the document: the authority's where we have it, English, Chinese. */
export type Wording = { de?: string; en: string; zh: string }

const GENERAL: Wording[] = [
  {
    en: 'The undersigned company authorises the representative named above to act for it before the competent authorities in the matter named above: to file applications and registrations, to give and receive declarations, and to receive all letters and decisions, electronically too.',
    zh: '委托公司授权上述受托人，就上述事项代表本公司与主管机关往来：递交申请和注册、作出和接收声明，以及接收全部信函和决定（包括以电子方式）。',
  },
  {
    en: 'Payments and refunds of taxes and fees are not included: they go to the accounts of the company itself. Sub-authorisation within the profession is permitted.',
    zh: '本授权不包括税费的支付和退款，相关款项直接进出本公司账户。受托人可在职业范围内转委托。',
  },
  {
    en: 'This power of attorney is valid until it is revoked in writing.',
    zh: '本授权书自签署之日起生效，至书面撤销时止。',
  },
]

const GERMANY: Wording[] = [
  {
    de: 'Die unterzeichnende Gesellschaft bevollmächtigt die oben genannte Bevollmächtigte, sie in allen Angelegenheiten der Umsatzsteuer vor den deutschen Finanzbehörden zu vertreten (§ 80 AO), insbesondere: die steuerliche Erfassung und eine Umsatzsteuer-Identifikationsnummer zu beantragen, Steueranmeldungen und Erklärungen elektronisch zu übermitteln und Akten einzusehen.',
    en: 'The undersigned company authorises the representative named above to act for it before the German tax authorities in all matters of VAT (section 80 of the Fiscal Code), in particular: to apply for tax registration and a VAT identification number, to transmit returns electronically, and to inspect files.',
    zh: '委托公司授权上述受托人，就全部增值税事项代表本公司与德国税务机关往来（《德国税收通则》第80条），尤其包括：申请税务登记和增值税识别号、以电子方式递交申报，以及查阅案卷。',
  },
  {
    de: 'Die Vollmacht umfasst die Bekanntgabe und den Empfang von Steuerbescheiden und sonstigen Verwaltungsakten (§ 122 Abs. 1 Satz 3 AO). Steuererstattungen sind auf das Konto der Gesellschaft zu leisten; zum Empfang von Geld ist die Bevollmächtigte nicht berechtigt.',
    en: 'It includes receiving tax assessments and other administrative acts (section 122 (1) sentence 3 of the Fiscal Code). Refunds are paid to the account of the company; the representative may not receive money.',
    zh: '授权范围包括接收税务核定书及其他行政决定（《德国税收通则》第122条第1款第3句）。退税应支付至公司账户，受托人无权收取款项。',
  },
  {
    de: 'Untervollmacht darf im Rahmen der Befugnis zur Hilfeleistung in Steuersachen erteilt werden. Diese Vollmacht gilt bis zu ihrem schriftlichen Widerruf.',
    en: 'Sub-authorisation is permitted within the limits of professional assistance in tax matters. This power of attorney is valid until it is revoked in writing.',
    zh: '受托人可在法定税务协助权限内转委托。本授权书至书面撤销时止。',
  },
]

/** What the company authorises, for the country of the work order. */
export function clausesFor(country: string): Wording[] {
  return country === 'DE' ? GERMANY : GENERAL
}

export const LABELS = {
  title: { de: 'Vollmacht', en: 'Power of attorney', zh: '授权委托书' },
  grantor: { de: 'Vollmachtgeber', en: 'Company', zh: '委托公司' },
  registration: { de: 'Registernummer', en: 'Registration number', zh: '注册号' },
  address: { de: 'Anschrift', en: 'Address', zh: '地址' },
  representedBy: { de: 'Vertreten durch', en: 'Represented by', zh: '签署人' },
  representative: { de: 'Bevollmächtigte', en: 'Representative', zh: '受托人' },
  matter: { de: 'Angelegenheit', en: 'Matter', zh: '事项' },
  place: { de: 'Ort, Datum', en: 'Place, date', zh: '地点、日期' },
  signature: { de: 'Unterschrift', en: 'Signature', zh: '手写签名' },
} as const satisfies Record<string, Wording>

export const INSTRUCTION: Wording = {
  en: 'Print, sign by hand in ink, scan or photograph the whole page, and upload it.',
  zh: '请打印后用笔手写签名，将整页扫描或拍照后上传。',
}
