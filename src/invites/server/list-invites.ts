import { getStoredFiles } from '#documents/server/public.ts'
import { fileAnswers, openForm, type FormState } from '#forms/server/public.ts'
import { progress } from '#forms/engine/evaluate/answers.ts'
import { share, shareableSections } from '#forms/engine/copy/share.ts'
import type { Field } from '#forms/engine/model/template.ts'
import { filesById } from '#forms/engine/validate/validate.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { readFormAtNode } from '#work-orders/server/public.ts'
import type { InviteRecord } from '../contract.ts'
import { stateOfInvite } from '../invite-rules.ts'
import { codeOf, inviteUrl } from './invite-code.ts'
import { inviteRefusals } from './invites.errors.ts'
import { listOfNode, newestOfNode } from './invites.queries.ts'
import type { InviteRow } from './invites.tables.ts'
import { partOfForm, formIdOf, type InviteDeps } from './shared-form.ts'

type FormOfSeller = { principal: SellerPrincipal; nodeId: string; lang: Lang }

/** The sections of a node's form that somebody else can be invited to, and the invitations so far. */
export async function listInvites(deps: InviteDeps, { principal, nodeId, lang }: FormOfSeller) {
  const { companyId } = principal
  const form = await readFormAtNode(deps.db, { companyId, nodeId })
  const whole = await openForm(deps.db, deps, formIdOf(form), form.node.formTemplate)
  const rows = await listOfNode(deps.db, companyId, nodeId)
  const lookup = await lookUpFiles(deps, companyId, whole)
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  return {
    nodeId,
    nodeName: pickText(form.node.name, lang),
    open: form.open,
    shareable: sharable(whole, lang),
    invites: rows.map((row) => present(deps, row, { principal, lang, whole, lookup, today })),
  }
}

function sharable(whole: FormState, lang: Lang) {
  return shareableSections(whole.template).flatMap((key) => {
    const [section] = share(whole.template, [key], whole.answers).sections
    if (!section) return []
    return [{ key, title: pickText(section.title, lang), questions: questionsOf(section.fields, lang) }]
  })
}

function questionsOf(fields: readonly Field[], lang: Lang): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'group') return questionsOf(field.fields, lang)
    return field.type === 'info' || field.type === 'computed' ? [] : [pickText(field.label, lang)]
  })
}

async function lookUpFiles(deps: InviteDeps, companyId: string, { template, answers }: FormState) {
  const ids = fileAnswers(template, answers).flatMap((entry) => entry.ids)
  const rows = await getStoredFiles(deps.db, companyId, ids)
  return filesById(rows.map(({ id, type, size, scan }) => ({ id, type, size, scan })))
}

type Reading = {
  principal: SellerPrincipal
  lang: Lang
  whole: FormState
  lookup: Awaited<ReturnType<typeof lookUpFiles>>
  today: string
}

function present(deps: InviteDeps, row: InviteRow, reading: Reading): InviteRecord {
  const { lang, whole } = reading
  const titles = whole.template.sections.filter(({ key }) => row.sections.includes(key))
  return {
    id: row.id,
    state: stateOfInvite(row, deps.clock.now()),
    sections: titles.map(({ key, title }) => ({ key, title: pickText(title, lang) })),
    ...linkOf(deps, row, reading.principal),
    email: row.email,
    hasPin: row.pinHash !== null,
    lang: row.lang,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    expiresAt: row.expiresAt.toISOString(),
    person: row.personName || null,
    openedAt: row.openedAt?.toISOString() ?? null,
    savedAt: row.savedAt?.toISOString() ?? null,
    usedAt: row.usedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    progress: progressOf(row, reading),
  }
}

/** The link grants writing, so members who may only read do not get it. */
function linkOf(deps: InviteDeps, row: InviteRow, { role }: SellerPrincipal) {
  if (role === 'viewer') return { code: null, url: null }
  const code = codeOf(deps.box, row)
  return { code, url: inviteUrl(deps.config, code) }
}

function progressOf(row: InviteRow, { whole, lookup, today }: Reading): InviteRecord['progress'] {
  const { part, answers } = partOfForm(whole, row.sections)
  const steps = progress(part, answers, { files: lookup, today })
  const sum = (figure: 'answered' | 'total' | 'missing') =>
    steps.reduce((total, step) => total + step[figure], 0)
  return { answered: sum('answered'), total: sum('total'), missing: sum('missing') }
}

/** The newest invitation of a node that was not withdrawn. @throws invite.none */
export async function readCommitCode(deps: InviteDeps, { principal, nodeId }: Omit<FormOfSeller, 'lang'>) {
  const { companyId } = principal
  await readFormAtNode(deps.db, { companyId, nodeId })
  const row = await newestOfNode(deps.db, companyId, nodeId)
  if (!row) throw inviteRefusals.none()
  return {
    id: row.id,
    ...linkOf(deps, row, principal),
    expiresAt: row.expiresAt.toISOString(),
    sections: row.sections,
    ...(row.usedAt && { usedAt: row.usedAt.toISOString() }),
  }
}
