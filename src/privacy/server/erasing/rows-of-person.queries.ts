import { sql, type SQL } from 'drizzle-orm'
import type { NamedPlace } from '../../data-classes.ts'
import type { PersonRule } from '../../data-classes/data-class.ts'
import { ERASED_NAME } from '../../erasure-states.ts'
import { rowsOfCompanies } from '../rows-of-companies.queries.ts'
import type { Subject } from './subject.ts'

const anyOf = (values: readonly string[]): SQL => sql`any(${sql.param([...values])}::text[])`

/** Which rows of a table a rule is about; undefined where it says nothing of this subject. */
export function rowsOfPerson(place: NamedPlace, rule: PersonRule, subject: Subject): SQL | undefined {
  const { ids, known, marks, hasAccount } = subject
  const mine = anyOf(ids)
  if ('rows' in rule) return sql`${sql.identifier(rule.rows)} = ${mine}`
  if ('holdsId' in rule)
    return sql`exists (select from unnest(${sql.param([...ids])}::text[]) as mine where strpos(${sql.identifier(rule.holdsId)}, mine) > 0)`
  if ('name' in rule)
    return sql`${sql.identifier(rule.id)} = ${mine} and ${sql.identifier(rule.name)} <> ${ERASED_NAME}`
  if ('guestDrafts' in rule)
    return hasAccount
      ? undefined
      : sql`${sql.identifier(rule.guestDrafts)} = ${mine} and ${unsubmitted(place)}`
  if ('markedMail' in rule)
    return marks.length === 0 ? undefined : sql`${sql.identifier(rule.markedMail)} = ${anyOf(marks)}`
  if (!known) return undefined
  if ('mail' in rule) return sql`lower(${sql.identifier(rule.mail)}) = ${known.email}`
  if ('holdsMail' in rule) return sql`strpos(lower(${sql.identifier(rule.holdsMail)}), ${known.email}) > 0`
  const company = rowsOfCompanies(place, subject.companyIds)
  if ('nameAlone' in rule) {
    // A guest acts nowhere but in the form they were asked for, where their id stands beside the name.
    if (!hasAccount) return undefined
    const isSeller = rule.kind ? sql`${sql.identifier(rule.kind)} <> 'staff'` : sql`true`
    return sql`${sql.identifier(rule.nameAlone)} = ${anyOf(known.names)} and ${isSeller} and ${company}`
  }
  return sql`${company} and exists (select from ${namingIn(rule.within, known)})`
}

/** A form of which nothing was submitted: no law asks for what is in it. */
const unsubmitted = ({ table }: NamedPlace): SQL =>
  sql`not exists (select from forms as form where form.company_id = ${sql.identifier(table)}.company_id
    and form.node_id = ${sql.identifier(table)}.node_id and form.submissions > 0)`

/** The parameters of texts that say who: a word that is also a name stays a word everywhere else. */
const WHO = ['by', 'email', 'name', 'who']

/** The values in a column of JSON that are the person’s name or address. */
export function namingIn(column: string, { names, email }: NonNullable<Subject['known']>): SQL {
  return sql`jsonb_each_text(${sql.identifier(column)}) as one where one.key = ${anyOf(WHO)}
    and (one.value = ${anyOf(names)} or lower(one.value) = ${email})`
}
