import { fillText } from '#platform/shared/refusal.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import type { SalesImport } from '../contract.ts'
import { FILE_FAULTS } from '../file-faults.ts'
import type { SumsByCurrency } from '../import-states.ts'
import type { ImportRow } from './reports.tables.ts'

/** An import as its company sees it. */
export function presentImport(row: ImportRow, lang: Lang): SalesImport {
  return {
    id: row.id,
    fileName: row.fileName,
    size: row.size,
    received: row.received,
    status: row.status,
    source: row.source,
    shopId: row.shopId,
    percent: percentOf(row),
    rowsRead: row.rowsRead,
    rowsKept: row.rowsKept,
    rowsDuplicate: row.rowsDuplicate,
    rowsWithIssue: row.rowsWithIssue,
    rowsOutside: row.rowsOutside,
    from: row.firstDay,
    to: row.lastDay,
    fault: row.fault === null ? null : { code: row.fault, text: faultText(row, lang) },
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    withdrawn: withdrawnOf(row),
  }
}

function withdrawnOf({ withdrawnAt, withdrawnByKind, withdrawnByName }: ImportRow): SalesImport['withdrawn'] {
  if (withdrawnAt === null || withdrawnByKind === null) return null
  return { at: withdrawnAt.toISOString(), by: { kind: withdrawnByKind, name: withdrawnByName ?? '' } }
}

function percentOf({ status, bytesRead, size }: ImportRow): number {
  if (status === 'FINISHED' || status === 'WITHDRAWN') return 100
  return status === 'RUNNING' ? Math.floor((bytesRead * 100) / size) : 0
}

const FAULTS: Readonly<Record<string, LocalText>> = {
  ...FILE_FAULTS,
  COLUMNS_MISSING: {
    en: 'The file has no column {{columns}}. Download the report again, with all its columns.',
    zh: '文件缺少以下列：{{columns}}。请重新下载包含所有列的报告。',
  },
  OUR_FAULT: {
    en: 'Something went wrong on our side. Nothing is wrong with the file; import it again, and write to us if it fails once more.',
    zh: '由于我方系统原因，导入未能完成，文件本身没有问题。请重新导入；如仍失败，请联系我们。',
  },
}

function faultText({ fault, faultParams }: ImportRow, lang: Lang): string {
  const text = FAULTS[fault ?? ''] ?? FAULTS['OUR_FAULT']
  return text ? fillText(pickText(text, lang), faultParams ?? {}) : ''
}

export const moneyIn = (sums: SumsByCurrency): { amount: number; currency: string }[] =>
  Object.entries(sums)
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, amount]) => ({ amount, currency }))
