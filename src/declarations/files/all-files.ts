import type { PreparedReturn } from '../boxes/prepared-return.ts'
import { BZST_OSS } from './bzst-oss.ts'
import type { DeclarationFile } from './declaration-file.ts'
import { GB_VAT_RETURN } from './gb-vat-return.ts'
import { OSS_RETURNS } from './oss-return.ts'
import { JPK_V7K, JPK_V7M } from './pl-jpk.ts'

/** All kinds of files for authorities. */
const ALL_FILES: readonly DeclarationFile[] = [GB_VAT_RETURN, JPK_V7M, ...JPK_V7K, ...OSS_RETURNS, BZST_OSS]

/** The files of a return, in their order; none where the product has no form of it yet. */
export function filesFor(prepared: PreparedReturn): readonly DeclarationFile[] {
  return ALL_FILES.filter((file) => file.isFor(prepared))
}
