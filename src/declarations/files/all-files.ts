import type { PreparedReturn } from '../boxes/prepared-return.ts'
import type { DeclarationFile } from './declaration-file.ts'
import { GB_VAT_RETURN } from './gb-vat-return.ts'

/** All kinds of files for authorities. */
const ALL_FILES: readonly DeclarationFile[] = [GB_VAT_RETURN]

/** The files of a return, in their order; none where the product has no form of it yet. */
export function filesFor(prepared: PreparedReturn): readonly DeclarationFile[] {
  return ALL_FILES.filter((file) => file.isFor(prepared))
}
