import { AT_FILING } from '#vat/rates/data/at.ts'
import { BE_FILING } from '#vat/rates/data/be.ts'
import { BG_FILING } from '#vat/rates/data/bg.ts'
import { CH_FILING } from '#vat/rates/data/ch.ts'
import { CY_FILING } from '#vat/rates/data/cy.ts'
import { CZ_FILING } from '#vat/rates/data/cz.ts'
import { DE_FILING } from '#vat/rates/data/de.ts'
import { DK_FILING } from '#vat/rates/data/dk.ts'
import { EE_FILING } from '#vat/rates/data/ee.ts'
import { ES_FILING } from '#vat/rates/data/es.ts'
import { FI_FILING } from '#vat/rates/data/fi.ts'
import { FR_FILING } from '#vat/rates/data/fr.ts'
import { GB_FILING } from '#vat/rates/data/gb.ts'
import { GR_FILING } from '#vat/rates/data/gr.ts'
import { HR_FILING } from '#vat/rates/data/hr.ts'
import { HU_FILING } from '#vat/rates/data/hu.ts'
import { IE_FILING } from '#vat/rates/data/ie.ts'
import { IT_FILING } from '#vat/rates/data/it.ts'
import { LT_FILING } from '#vat/rates/data/lt.ts'
import { LU_FILING } from '#vat/rates/data/lu.ts'
import { LV_FILING } from '#vat/rates/data/lv.ts'
import { MT_FILING } from '#vat/rates/data/mt.ts'
import { NL_FILING } from '#vat/rates/data/nl.ts'
import { NO_FILING } from '#vat/rates/data/no.ts'
import { PL_FILING } from '#vat/rates/data/pl.ts'
import { PT_FILING } from '#vat/rates/data/pt.ts'
import { RO_FILING } from '#vat/rates/data/ro.ts'
import { SE_FILING } from '#vat/rates/data/se.ts'
import { SI_FILING } from '#vat/rates/data/si.ts'
import { SK_FILING } from '#vat/rates/data/sk.ts'
import { XI_FILING } from '#vat/rates/data/xi.ts'
import type { FilingRule } from '#vat/rates/facts.ts'

/** When returns are due, by state. */
export const ALL_FILING: Readonly<Record<string, readonly FilingRule[]>> = {
  AT: AT_FILING,
  BE: BE_FILING,
  BG: BG_FILING,
  CH: CH_FILING,
  CY: CY_FILING,
  CZ: CZ_FILING,
  DE: DE_FILING,
  DK: DK_FILING,
  EE: EE_FILING,
  ES: ES_FILING,
  FI: FI_FILING,
  FR: FR_FILING,
  GB: GB_FILING,
  GR: GR_FILING,
  HR: HR_FILING,
  HU: HU_FILING,
  IE: IE_FILING,
  IT: IT_FILING,
  LT: LT_FILING,
  LU: LU_FILING,
  LV: LV_FILING,
  MT: MT_FILING,
  NL: NL_FILING,
  NO: NO_FILING,
  PL: PL_FILING,
  PT: PT_FILING,
  RO: RO_FILING,
  SE: SE_FILING,
  SI: SI_FILING,
  SK: SK_FILING,
  XI: XI_FILING,
}
