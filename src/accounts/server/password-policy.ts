import { isLongEnough } from '../password.ts'
import { badFields, fieldTexts } from './accounts.errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a weak password at its field. @throws code 400 */
export function requireGoodPassword(
  password: string,
  about: { field: string; email: string; name: string },
): void {
  const problem = problemOf(password, about)
  if (problem) throw badFields({ [about.field]: problem })
}

function problemOf(password: string, { email, name }: { email: string; name: string }) {
  if (!isLongEnough(password)) return fieldTexts.password_short
  if (isCommonPassword(password)) return fieldTexts.password_common
  const lower = password.toLowerCase()
  const personal = [email, email.split('@')[0], name.toLowerCase(), name.toLowerCase().replace(/\s+/g, '')]
  return personal.includes(lower) ? fieldTexts.password_personal : undefined
}
