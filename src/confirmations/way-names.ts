import type { ConfirmationLang } from './confirmation-language.ts'

type Names = Record<ConfirmationLang, string>

const PORTAL: Names = {
  en: 'Online portal of the authority',
  zh: '官方网上平台',
  de: 'Online-Portal der Behörde',
  fr: 'Portail en ligne de l’administration',
  it: 'Portale online dell’autorità',
  es: 'Portal en línea de la administración',
  pl: 'Portal internetowy urzędu',
  cs: 'Internetový portál úřadu',
}
const EMAIL: Names = {
  en: 'E-mail',
  zh: '电子邮件',
  de: 'E-Mail',
  fr: 'Courrier électronique',
  it: 'Posta elettronica',
  es: 'Correo electrónico',
  pl: 'E-mail',
  cs: 'E-mail',
}
const POST: Names = {
  en: 'Post',
  zh: '邮寄',
  de: 'Post',
  fr: 'Courrier postal',
  it: 'Posta',
  es: 'Correo postal',
  pl: 'Poczta',
  cs: 'Pošta',
}
const REGISTERED: Names = {
  en: 'Registered letter',
  zh: '挂号信',
  de: 'Einschreiben',
  fr: 'Lettre recommandée',
  it: 'Raccomandata',
  es: 'Correo certificado',
  pl: 'List polecony',
  cs: 'Doporučený dopis',
}

/** What staff write for the usual ways, in either language. */
const WAYS: Readonly<Record<string, Names>> = {
  portal: PORTAL,
  'online portal': PORTAL,
  online: PORTAL,
  网上平台: PORTAL,
  'e-mail': EMAIL,
  email: EMAIL,
  电子邮件: EMAIL,
  post: POST,
  mail: POST,
  邮寄: POST,
  'registered letter': REGISTERED,
  挂号信: REGISTERED,
}

/** A usual way in the reader's language; a name, such as ELSTER, stays as staff wrote it. */
export function wayIn(lang: ConfirmationLang, way: string): string {
  const word = way.trim().toLowerCase()
  return (Object.hasOwn(WAYS, word) ? WAYS[word]?.[lang] : undefined) ?? way
}
