import { distinct, type Found, type Line } from './lines.ts'

/** Signs that one writes and another does not. Read by {@link nameKey} and by the query that compares with it. */
export const SIGNS_OF_NAMES = ' .,-&+\'’"()（）·/'

const SIGNS = new Set(SIGNS_OF_NAMES)

/** A name of a company as it is compared: 深圳市（明橡）贸易 and `Ming-Xiang Trading Co., Ltd.` without their signs. */
export const nameKey = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase()].filter((sign) => !SIGNS.has(sign)).join('')

const FORM =
  /^(?:ltd|limited|llc|inc|corp|gmbh|ug|kg|ohg|ag|se|bv|nv|sarl|sas|srl|spa|sl|sa|plc|lp|oy|ab|as|aps|sro|spzoo|oü|co)[.,;:)]*$/i
const HAN_NAME =
  /\p{Script=Han}[\p{Script=Han}()]{2,38}?(?:有限公司|股份公司|有限责任公司|商行|经营部|合伙企业)/gu
const WORDS_AT_MOST = 8
const NAMES_AT_MOST = 800
const FORMS_IN_LINE = 4
const LONGEST = 80

/**
 * Whatever may be the name of a company: a line of an address as it stands, the words before a legal form, a Chinese
 * name with its ending.
 */
export const namesIn = (lines: readonly Line[]): Found<string>[] =>
  distinct(candidates(lines), (key) => key, NAMES_AT_MOST)

function* candidates(lines: readonly Line[]): Generator<Found<string>> {
  for (const line of lines) {
    for (const text of [line.text, ...beforeForms(line.text), ...hanNames(line.text)])
      for (const value of spellings(nameKey(text))) if (value.length > 3) yield { value, line }
  }
}

function* beforeForms(text: string): Generator<string> {
  const words = text.replace(/G\. ?m\. ?b\. ?H\.?/gi, 'GmbH').split(' ')
  const forms = [...words.keys()].filter((at) => FORM.test(words[at]?.replace(/\./g, '') ?? ''))
  for (const at of forms.slice(0, FORMS_IN_LINE)) {
    for (let from = Math.max(0, at - WORDS_AT_MOST); from < at; from++)
      yield words
        .slice(from, at + 1)
        .join(' ')
        .replace(/[;:]+$/, '')
  }
}

/** A name in a sentence begins anywhere before its ending: 致深圳市明橡贸易有限公司. */
function* hanNames(text: string): Generator<string> {
  for (const [name] of text.replace(/ /g, '').matchAll(HAN_NAME))
    for (let from = 0; from < Math.min(6, name.length - 5); from++) yield name.slice(from)
}

function* spellings(key: string): Generator<string> {
  if (key.length > LONGEST) return
  yield key
  if (key.endsWith('limited')) yield `${key.slice(0, -'limited'.length)}ltd`
  else if (key.endsWith('ltd')) yield `${key.slice(0, -'ltd'.length)}limited`
}
