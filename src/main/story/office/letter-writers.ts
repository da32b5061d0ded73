/** Which office writes about a service, and how it says so. */
type Writer = { authority: string; country: string; language: 'de' | 'fr' | 'en'; checks: readonly string[] }

const GERMAN_CHECKS = ['VISIT', 'SPECIAL_AUDIT', 'LIABILITY_NOTICE']
const TAX_OFFICE: Writer = {
  authority: 'Finanzamt Berlin Neukölln',
  country: 'DE',
  language: 'de',
  checks: GERMAN_CHECKS,
}
const WRITERS: Readonly<Record<string, Writer>> = {
  'vat-registration-fr': {
    authority: 'Direction générale des finances publiques',
    country: 'FR',
    language: 'fr',
    checks: ['VISIT'],
  },
  'vat-registration-gb': {
    authority: 'HM Revenue & Customs',
    country: 'GB',
    language: 'en',
    checks: ['HMRC_CHECK'],
  },
  'eori-eu': { ...TAX_OFFICE, authority: 'Hauptzollamt Berlin', checks: ['VISIT'] },
  'packaging-de': {
    ...TAX_OFFICE,
    authority: 'Stiftung Zentrale Stelle Verpackungsregister',
    checks: ['SPECIAL_AUDIT'],
  },
}

export const writerOf = (productCode: string): Writer => WRITERS[productCode] ?? TAX_OFFICE

type About = { today: string; reference: string; ours: string; replyBy: string | null }

const WORDS: Record<Writer['language'], (about: About) => string[]> = {
  de: ({ today, reference, ours, replyBy }) => [
    `Datum: ${today}`,
    `Aktenzeichen: ${reference}`,
    `Ihr Zeichen: ${ours}`,
    ...(replyBy === null ? [] : [`Bitte antworten Sie bis zum ${replyBy}.`]),
  ],
  fr: ({ today, reference, ours, replyBy }) => [
    `Date : ${today}`,
    `Nos références : ${reference}`,
    `Vos références : ${ours}`,
    ...(replyBy === null ? [] : [`Veuillez répondre au plus tard le ${replyBy}.`]),
  ],
  en: ({ today, reference, ours, replyBy }) => [
    `Date: ${today}`,
    `Our reference: ${reference}`,
    `Your reference: ${ours}`,
    ...(replyBy === null ? [] : [`Please reply by ${replyBy}.`]),
  ],
}

/** What a letter says of where it belongs, as offices write it. */
export const wordsOf = ({ authority, language }: Writer, about: About): string[] => [
  authority,
  ...WORDS[language](about),
]
