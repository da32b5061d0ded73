import { isLongEnough } from '../password.ts'
import { badFields, fieldTexts } from './accounts.errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a weak password at its field. @throws code 400 */
export async function requireGoodPassword(
  password: string,
  about: { field: string; email: string; name: string },
): Promise<void> {
  const problem = await problemOf(password, about)
  if (problem) throw badFields({ [about.field]: problem })
}

async function problemOf(password: string, { email, name }: { email: string; name: string }) {
  if (!isLongEnough(password)) return fieldTexts.password_short
  if (await isCommonPassword(password)) return fieldTexts.password_common
  const lower = password.toLowerCase()
  const personal = [email, email.split('@')[0], name.toLowerCase(), name.toLowerCase().replace(/\s+/g, '')]
  return personal.includes(lower) ? fieldTexts.password_personal : undefined
}
