import { AT_FILING } from '#tax/rates/data/at.ts'
import { BE_FILING } from '#tax/rates/data/be.ts'
import { BG_FILING } from '#tax/rates/data/bg.ts'
import { CH_FILING } from '#tax/rates/data/ch.ts'
import { CY_FILING } from '#tax/rates/data/cy.ts'
import { CZ_FILING } from '#tax/rates/data/cz.ts'
import { DE_FILING } from '#tax/rates/data/de.ts'
import { DK_FILING } from '#tax/rates/data/dk.ts'
import { EE_FILING } from '#tax/rates/data/ee.ts'
import { ES_FILING } from '#tax/rates/data/es.ts'
import { FI_FILING } from '#tax/rates/data/fi.ts'
import { FR_FILING } from '#tax/rates/data/fr.ts'
import { GB_FILING } from '#tax/rates/data/gb.ts'
import { GR_FILING } from '#tax/rates/data/gr.ts'
import { HR_FILING } from '#tax/rates/data/hr.ts'
import { HU_FILING } from '#tax/rates/data/hu.ts'
import { IE_FILING } from '#tax/rates/data/ie.ts'
import { IT_FILING } from '#tax/rates/data/it.ts'
import { LT_FILING } from '#tax/rates/data/lt.ts'
import { LU_FILING } from '#tax/rates/data/lu.ts'
import { LV_FILING } from '#tax/rates/data/lv.ts'
import { MT_FILING } from '#tax/rates/data/mt.ts'
import { NL_FILING } from '#tax/rates/data/nl.ts'
import { NO_FILING } from '#tax/rates/data/no.ts'
import { PL_FILING } from '#tax/rates/data/pl.ts'
import { PT_FILING } from '#tax/rates/data/pt.ts'
import { RO_FILING } from '#tax/rates/data/ro.ts'
import { SE_FILING } from '#tax/rates/data/se.ts'
import { SI_FILING } from '#tax/rates/data/si.ts'
import { SK_FILING } from '#tax/rates/data/sk.ts'
import { XI_FILING } from '#tax/rates/data/xi.ts'
import type { FilingRule } from '#tax/rates/facts.ts'

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
