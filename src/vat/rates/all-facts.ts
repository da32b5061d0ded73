import { AT_FACTS } from './data/at.ts'
import { BE_FACTS } from './data/be.ts'
import { BG_FACTS } from './data/bg.ts'
import { CH_FACTS } from './data/ch.ts'
import { CY_FACTS } from './data/cy.ts'
import { CZ_FACTS } from './data/cz.ts'
import { DE_FACTS } from './data/de.ts'
import { DK_FACTS } from './data/dk.ts'
import { EE_FACTS } from './data/ee.ts'
import { ES_FACTS } from './data/es.ts'
import { FI_FACTS } from './data/fi.ts'
import { FR_FACTS } from './data/fr.ts'
import { GB_FACTS } from './data/gb.ts'
import { GR_FACTS } from './data/gr.ts'
import { HR_FACTS } from './data/hr.ts'
import { HU_FACTS } from './data/hu.ts'
import { IE_FACTS } from './data/ie.ts'
import { IT_FACTS } from './data/it.ts'
import { LT_FACTS } from './data/lt.ts'
import { LU_FACTS } from './data/lu.ts'
import { LV_FACTS } from './data/lv.ts'
import { MT_FACTS } from './data/mt.ts'
import { NL_FACTS } from './data/nl.ts'
import { NO_FACTS } from './data/no.ts'
import { PL_FACTS } from './data/pl.ts'
import { PT_FACTS } from './data/pt.ts'
import { RO_FACTS } from './data/ro.ts'
import { SE_FACTS } from './data/se.ts'
import { SI_FACTS } from './data/si.ts'
import { SK_FACTS } from './data/sk.ts'
import { XI_FACTS } from './data/xi.ts'
import type { CountryFacts } from './facts.ts'

/** Every state whose VAT the product knows: one line here, one file in `data/`. */
export const ALL_FACTS: readonly CountryFacts[] = [
  AT_FACTS,
  BE_FACTS,
  BG_FACTS,
  CH_FACTS,
  CY_FACTS,
  CZ_FACTS,
  DE_FACTS,
  DK_FACTS,
  EE_FACTS,
  ES_FACTS,
  FI_FACTS,
  FR_FACTS,
  GB_FACTS,
  GR_FACTS,
  HR_FACTS,
  HU_FACTS,
  IE_FACTS,
  IT_FACTS,
  LT_FACTS,
  LU_FACTS,
  LV_FACTS,
  MT_FACTS,
  NL_FACTS,
  NO_FACTS,
  PL_FACTS,
  PT_FACTS,
  RO_FACTS,
  SE_FACTS,
  SI_FACTS,
  SK_FACTS,
  XI_FACTS,
]
