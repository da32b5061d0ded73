import type { PreparedReturn } from '../boxes/prepared-return.ts'
import { BZST_OSS } from './bzst-oss.ts'
import { DE_USTVA } from './de-ustva.ts'
import { DE_ZM } from './de-zm.ts'
import type { DeclarationFile, FileProblem } from './declaration-file.ts'
import { ES_303 } from './es-303.ts'
import { ES_349 } from './es-349.ts'
import { GB_VAT_RETURN } from './gb-vat-return.ts'
import { IT_LIPE } from './it-lipe.ts'
import { OSS_RETURNS } from './oss-return.ts'
import { JPK_V7K, JPK_V7M } from './pl-jpk.ts'
import { WORKSHEET } from './worksheet.ts'
import { WORKSHEET_PDF } from './worksheet-pdf.ts'

/** All kinds of files for authorities. */
const ALL_FILES: readonly DeclarationFile[] = [
  GB_VAT_RETURN,
  JPK_V7M,
  ...JPK_V7K,
  DE_USTVA,
  ES_303,
  IT_LIPE,
  ...OSS_RETURNS,
  BZST_OSS,
  DE_ZM,
  ES_349,
]

/** The files of a return, in their order; a worksheet where the authority takes none that the product makes. */
export function filesFor(prepared: PreparedReturn): readonly DeclarationFile[] {
  const files = ALL_FILES.filter((file) => file.isFor(prepared))
  if (!WORKSHEET.isFor(prepared)) return files
  // The names that Spain wants of buyers stand in no report: somebody has to add them in the authority's own form.
  return files.length === 0 || files.includes(ES_349) ? [...files, WORKSHEET] : files
}

/**
 * What staff can file of it. Whoever types a British return into HMRC's own site reads the nine boxes; HMRC's API takes
 * no correction, which is told by the online form.
 */
export function filesToFile(
  prepared: PreparedReturn,
  { isCorrection }: { isCorrection: boolean },
): readonly DeclarationFile[] {
  const files = filesFor(prepared)
  if (!files.includes(GB_VAT_RETURN)) return files
  return isCorrection ? [WORKSHEET] : [...files, WORKSHEET]
}

/** What a register of invoices may lack that the figures do not need. */
const LACKING = new Set([
  'PARTNER_MISSING',
  'INVOICE_NUMBER_MISSING',
  'KSEF_NUMBER_MISSING',
  'SUPPLIER_NUMBER_MISSING',
])

/** A Polish register that lacks something can be completed in other software, by the worksheet. */
export const worksheetFor = (
  prepared: PreparedReturn,
  problems: readonly FileProblem[],
): readonly DeclarationFile[] =>
  problems.some(({ code }) => LACKING.has(code)) && WORKSHEET.isFor(prepared) ? [WORKSHEET] : []

/** A worksheet on paper, where there is one: to read and to send on, while the files alone are filed. */
export const printsFor = (prepared: PreparedReturn): readonly DeclarationFile[] =>
  filesFor(prepared).includes(WORKSHEET) ? [WORKSHEET_PDF] : []
