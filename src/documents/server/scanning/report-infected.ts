import { getCompany } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { getStaffMember, listAdminIds } from '#staff/server/public.ts'
import type { StoredFileRow, UploaderKind } from '../documents.tables.ts'

export const INFECTED_JOB = 'documents.infected'

/** An audit line, and a mail to each administrator: who sends such a file may not know what is on their computer. */
export async function reportInfected(
  { clock, jobs }: Pick<ServerDeps, 'clock' | 'jobs'>,
  tx: Transaction,
  file: Pick<
    StoredFileRow,
    'id' | 'companyId' | 'type' | 'size' | 'sha256' | 'uploadedByKind' | 'uploadedById'
  >,
): Promise<void> {
  const { id, companyId, type, size, sha256, uploadedByKind, uploadedById } = file
  await writeAudit(tx, {
    at: clock.now(),
    actorKind: uploadedByKind,
    actorId: uploadedById,
    action: 'document.infected',
    record: id,
    companyId,
    detail: { type, size, sha256 },
  })
  const admins = await listAdminIds(tx)
  await jobs.addEach(
    tx,
    INFECTED_JOB,
    admins.map((staffId) => ({ staffId, companyId, by: uploadedByKind })),
  )
}

const SUBJECT: LocalText = {
  en: '{{brand}}: a file with harmful content was refused',
  zh: '{{brand}}：系统拒绝了一个含有害内容的文件',
}
const BODY: LocalText = {
  en: 'Hello {{name}},\n\na file was refused because it contains a program or harmful code. It is not stored. It was uploaded by {{by}}; company: {{company}}.\n\nPlease tell them: the computer that the file came from should be checked. The audit trail has the line document.infected.\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n系统拒绝了一个含可执行程序或有害代码的文件，未予保存。上传者：{{by}}；企业：{{company}}。\n\n请提醒对方检查文件来源的电脑。审计记录中有对应的document.infected条目。\n\n{{brand}}',
}
const BY: Record<UploaderKind, LocalText> = {
  seller: { en: 'a member of the company', zh: '企业成员' },
  invited: { en: 'an invited person', zh: '受邀填写人' },
  staff: { en: 'one of our own people', zh: '本机构员工' },
}

export async function tellOfInfected(deps: ServerDeps, payload: JobPayload): Promise<void> {
  const admin = await getStaffMember(deps.db, String(payload['staffId']))
  if (!admin) return
  const company = await getCompany(deps.db, String(payload['companyId']))
  const by = BY[payload['by'] as UploaderKind]
  const params = {
    name: admin.name,
    brand: deps.config.brand.name,
    by: by[admin.lang],
    company: company?.name ?? '–',
  }
  await deps.mailer.send({
    to: admin.email,
    subject: fillText(SUBJECT[admin.lang], params),
    text: fillText(BODY[admin.lang], params),
  })
}
