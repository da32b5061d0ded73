import { bindFiles } from '#documents/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { tickEnding as tickCall } from '../contract.ts'
import { TICKS } from '../points-of-end.ts'
import { endingRefusals } from './endings.errors.ts'
import { saveTick } from './endings.repository.ts'
import { pointsOf } from './points-of.ts'
import { keptSince, requireEnded } from './read-ending.ts'

export type TickActor = { kind: 'seller' | 'staff'; id: string; name: string; address: string }

/** Says that a point of an end is done. @throws ending.not_found, ending.no_such_point, ending.day_wrong, ending.file_missing */
export function tickEnding(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  by: TickActor,
  { companyId, registrationId, point, on, note, uploadId }: InputOf<typeof tickCall> & { companyId: string },
): Promise<void> {
  const key = { companyId, registrationId }
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const { row, end } = await requireEnded(tx, key)
    const isStaff = by.kind === 'staff'
    const reading = { lang: 'en', isStaff, kept: keptSince(deps), nameOfFile: () => '' } as const
    const known = (await pointsOf(tx, row, end, reading)).find((one) => one.point === point)
    if (!known?.mayTick) throw endingRefusals.no_such_point()
    if (on > dayOf(at, deps.config.agency.timeZone))
      throw endingRefusals.day_wrong({ fields: { on: FUTURE } })
    if (TICKS[known.kind]?.needsFile && uploadId === undefined)
      throw endingRefusals.file_missing({ fields: { uploadId: MISSING } })
    if (uploadId !== undefined)
      await bindFiles(tx, {
        companyId,
        record: registrationId,
        files: [{ place: `ending:${uploadId}`, fileId: uploadId }],
        about: { kind: 'OTHER', label: LABEL, country: row.country },
        at,
        ...(isStaff && { asStaff: 'show' as const }),
      })
    await saveTick(tx, {
      ...key,
      point,
      doneOn: on,
      fileId: uploadId ?? null,
      note: note || null,
      givenByKind: by.kind,
      givenByName: by.name,
      givenAt: at,
    })
    const { kind: actorKind, id: actorId, address } = by
    const detail = { point, on }
    const entry = { at, actorKind, actorId, address, companyId, record: registrationId, detail }
    await writeAudit(tx, { ...entry, action: 'ending.ticked' })
  })
}

const LABEL = { en: 'End of a registration', zh: '税号注销后续文件' }
const FUTURE = { en: 'This day cannot be in the future.', zh: '日期不能晚于今天。' }
const MISSING = { en: 'Upload the document.', zh: '请上传文件。' }
