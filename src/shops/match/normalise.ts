/*
 * How marketplaces and tax offices compare names and addresses: without case, punctuation, accents and spacing. A legal
 * form and its abbreviation are the same.
 */

/** Letters that Unicode does not take apart into a letter and its accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case, without accents and punctuation, one blank between words. */
export function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/&/g, ' and ')
      // S.A.R.L. and Sp. z o.o. are one word each, however they are spaced.
      .replace(/(?<=\b\p{L})\.\s?(?=\p{L}\b)/gu, '')
      .replace(/['’`´]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}

/**
 * The legal forms, in short and in full, by what stands at the end of a name; what contains another one comes first. One
 * name can be the short form of two countries (S.A.): a company is not taken for another by that.
 */
const LEGAL_FORMS: readonly (readonly [string, RegExp])[] = [
  ['plc', /\b(?:plc|public (?:limited|ltd) (?:company|co))$/],
  ['co ltd', /\b(?:co|company|corp|corporation) (?:ltd|limited)$/],
  ['co ltd', /\b(?:ltd|limited) (?:co|company)$/],
  ['ltd', /\b(?:ltd|limited)$/],
  ['gmbh', /\b(?:gmbh|gesellschaft mit beschrankter haftung)$/],
  ['ug', /\b(?:ug|unternehmergesellschaft)(?: haftungsbeschrankt)?$/],
  ['ag', /\b(?:ag|aktiengesellschaft)$/],
  ['sp zoo', /\b(?:sp zoo|sp z oo|spolka z ograniczona odpowiedzialnoscia)$/],
  ['sro', /\b(?:(?:spol )?s ?ro|spolecnost s rucenim omezenym)$/],
  ['sarl', /\b(?:sarl|societe a responsabilite limitee)$/],
  ['sas', /\b(?:sas|societe par actions simplifiee)$/],
  ['srl', /\b(?:srl|societa a responsabilita limitata)$/],
  ['spa', /\b(?:spa|societa per azioni)$/],
  ['sl', /\b(?:sl|slu|sociedad (?:de responsabilidad )?limitada)$/],
  ['sa', /\b(?:sa|spolka akcyjna|societe anonyme|sociedad anonima)$/],
  ['bv', /\b(?:bv|besloten vennootschap(?: met beperkte aansprakelijkheid)?)$/],
  ['inc', /\b(?:inc|incorporated)$/],
  ['llc', /\bllc$/],
  ['co ltd by shares', /股份有限公司$/],
  ['co ltd', /有限(?:责任)?公司$/],
]

/** A name as its own part and its legal form, both in plain writing. */
export function nameParts(name: string): { own: string; form: string } {
  const text = plain(name)
  for (const [form, pattern] of LEGAL_FORMS) {
    const found = pattern.exec(text)
    if (found?.index !== undefined && found.index > 0) return { own: text.slice(0, found.index).trim(), form }
  }
  return { own: text, form: '' }
}

/** Pinyin is spaced at will: Shen Zhen, Shenzhen. */
export const unspaced = (text: string): string => text.replaceAll(' ', '')

const ADDRESS_WORDS: Readonly<Record<string, string>> = {
  rd: 'road',
  st: 'street',
  str: 'strasse',
  ave: 'avenue',
  av: 'avenue',
  bldg: 'building',
  rm: 'room',
  flr: 'floor',
  fl: 'floor',
  dist: 'district',
  prov: 'province',
  nr: 'no',
  ul: '',
  no: '',
}

/** The words of an address in plain writing, abbreviations written out. */
export const addressWords = (address: string): string[] =>
  plain(address)
    .split(' ')
    .map((word) => ADDRESS_WORDS[word] ?? word)
    .filter((word) => word !== '')

const CJK = /\p{Script=Han}/u
/** Neither can be held against the other by a machine. */
export const isHan = (text: string): boolean => CJK.test(text)
