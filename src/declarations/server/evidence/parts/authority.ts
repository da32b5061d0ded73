import { Readable } from 'node:stream'
import { getCompany } from '#accounts/server/public.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { packWords } from '../../../evidence/pack-words.ts'
import { historyOf } from '../../declarations.queries.ts'
import { numberOf } from '../../figures.queries.ts'
import { mandateFor } from '../../filing/may-file.ts'
import { downloadOf, hashOfFile } from '../../filing/declaration-files.ts'
import { openFiledFile } from '../../filing/open-filed-file.ts'
import { receiptPdf } from '../../receipt-pdf.ts'
import { licencesOf, takenSubmission } from '../evidence.queries.ts'
import { momentText, type PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'
import { placeText, writeDocuments } from './documents.ts'

/** What became of the file that was sent. MADE_AGAIN: the same bytes; DIFFERS: facts of the company have changed since. */
export type FiledBytes = 'AS_SENT' | 'MADE_AGAIN' | 'DIFFERS' | 'NONE'

/** What was sent to the authority: exactly, as it is kept; what was filed before files were kept is made again by the moment of filing. */
export async function writeFiled(context: PackContext): Promise<FiledBytes> {
  const { tx, pack, row, deps } = context
  const sent = await takenSubmission(tx, row)
  if (sent) {
    await pack.add('01-return/sent-to-hmrc.json', { en: 'What HMRC was sent', zh: '向HMRC提交的内容' }, [
      sent.body,
    ])
    const { receiptId, receiptAt, correlationId, formBundleNumber, chargeReference, sentAt, periodKey } = sent
    const answer = {
      periodKey,
      sentAt,
      receiptId,
      receiptAt,
      correlationId,
      formBundleNumber,
      chargeReference,
    }
    const title = { en: 'What HMRC answered', zh: 'HMRC的答复' }
    await pack.add('01-return/answer-of-hmrc.json', title, [`${JSON.stringify(answer, null, 2)}\n`])
    return 'AS_SENT'
  }
  const { filedFile } = row
  if (!filedFile) return 'NONE'
  const kept = await openFiledFile(deps, tx, { row, name: filedFile.name })
  if (kept) {
    await pack.add(`01-return/${filedFile.name}`, FILED, kept)
    return 'AS_SENT'
  }
  const named = { row, name: filedFile.name, madeAt: row.filedAt ?? undefined }
  const sha256 = await hashOfFile(tx, deps, named)
  if (sha256 === undefined) return 'DIFFERS'
  const isSame = sha256 === filedFile.sha256
  const title = isSame
    ? FILED
    : {
        en: 'The file, made again: it differs from the one that was filed',
        zh: '重新生成的文件，与已提交的文件不同',
      }
  const bytes = Readable.from(await downloadOf(tx, deps, named), { objectMode: false })
  await pack.add(`01-return/${filedFile.name}`, title, bytes)
  return isSame ? 'MADE_AGAIN' : 'DIFFERS'
}

const FILED = { en: 'The file that was filed', zh: '已提交的文件' }

/** The authority's own receipt where we have it; and ours in both languages. */
export async function writeReceipts(context: PackContext): Promise<void> {
  const { tx, pack, row, boxes, deps } = context
  const { reference, filedAt, receiptFileId } = row
  if (receiptFileId) {
    const title = packWords(row.kind).receipt
    await writeDocuments(context, '01-return/receipt', [{ fileId: receiptFileId, title }])
  }
  if (reference === null) return
  const filed = {
    row: { ...row, reference, filedAt },
    boxes,
    company: (await getCompany(tx, row.companyId))?.name ?? '',
    taxNumber: (await numberOf(tx, row)) ?? '',
    agency: deps.config.agency,
  }
  const title = { en: 'Our filing receipt', zh: '我方出具的申报回执' }
  for (const lang of ['en', 'zh'] as const)
    await pack.add(`01-return/receipt-${lang}.pdf`, title, receiptPdf({ ...filed, lang }))
}

type Held = {
  what: string
  holder: string
  number: string
  from: string
  until: string | null
  place: string
}

const HELD: readonly Column<Held>[] = [
  { en: 'What', zh: '类型', value: ({ what }) => what },
  { en: 'Held by', zh: '持有人', value: ({ holder }) => holder },
  { en: 'Number', zh: '编号', value: ({ number }) => number },
  { en: 'From', zh: '生效日', value: ({ from }) => from },
  { en: 'Last day', zh: '到期日', value: ({ until }) => until },
  { en: 'Document', zh: '文件', value: ({ place }) => place },
]

/** The mandate in force on the day of filing, and the licence of whoever signed off. */
export async function writeAuthority(context: PackContext): Promise<void> {
  const { tx, pack, row, deps } = context
  const on = dayOf(row.filedAt, deps.config.agency.timeZone)
  const mandate = await mandateFor(tx, { row, on })
  const held: Held[] = []
  if (mandate) {
    const title = { en: 'Mandate', zh: '授权委托书' }
    const places = await writeDocuments(context, '08-mandate-and-licence/files', [
      { fileId: mandate.fileId, title },
    ])
    held.push({
      what: 'Mandate 授权委托书',
      holder: deps.config.agency.name,
      number: mandate.id,
      from: mandate.signedOn,
      until: mandate.expiresOn,
      place: placeText(places.get(mandate.fileId)),
    })
  }
  held.push(...(await licencesHeld(context, on)))
  const title = { en: 'Mandate and licence on the day of filing', zh: '提交当日的授权与资质' }
  await pack.table('08-mandate-and-licence/in-force.xlsx', title, HELD, held)
}

async function licencesHeld({ tx, row }: PackContext, on: string): Promise<Held[]> {
  const signed = (await historyOf(tx, row)).findLast(({ action }) => action === 'file')
  return (await licencesOf(tx, row.country))
    .filter(
      ({ id, act, validFrom, validUntil, endedOn, signers }) =>
        act === 'FILE_RETURNS' &&
        (row.filedUnder === null || row.filedUnder.licenceId === id) &&
        validFrom <= on &&
        (validUntil === null || validUntil >= on) &&
        (endedOn === null || endedOn > on) &&
        signed !== undefined &&
        signers.includes(signed.actorId),
    )
    .map(({ holder, number, validFrom, validUntil }) => ({
      what: `Licence, signed off by ${signed?.actorName ?? ''} 申报资质，签发人${signed?.actorName ?? ''}`,
      holder,
      number,
      from: validFrom,
      until: validUntil,
      place: momentText(signed?.at ?? null) as string,
    }))
}
